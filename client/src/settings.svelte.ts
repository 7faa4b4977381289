/** What a person has set up here, kept in this browser. */
import { LANGUAGES, preferred, switchTo, type Language } from "./text/text.svelte";

export type Theme = "light" | "dark" | "system";

/** What was last played of a game. */
interface Played {
  options: Record<string, string>;
  level: string;
  /** How long the computer may think; absent: the usual time. */
  seconds?: number | null;
}

interface Stored {
  language: Language;
  theme: Theme;
  motion: boolean;
  sounds: boolean;
  /** Where there are several ways to pay, goods go first. */
  paysWithGoods: boolean;
  /** Whether a name was told here: the cookie that knows it can't be read. */
  hasName: boolean;
  played: Record<string, Played>;
  /** Speakers whose lines are not shown. */
  muted: string[];
}

const KEY = "tessera";
const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");

function load(): Stored {
  const fresh: Stored = {
    language: preferred(),
    theme: "system",
    motion: true,
    sounds: true,
    paysWithGoods: false,
    hasName: false,
    played: {},
    muted: [],
  };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
    if (!LANGUAGES.some((known) => known === stored.language)) delete stored.language;
    return { ...fresh, ...stored };
  } catch {
    return fresh;
  }
}

const stored = $state<Stored>(load());
let systemIsDark = $state(darkness.matches);
let systemIsStill = $state(stillness.matches);

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // A browser that keeps nothing still shows the page.
  }
}

function show(): void {
  document.documentElement.dataset["theme"] = settings.isDark ? "dark" : "light";
  document.documentElement.dataset["motion"] = settings.motion ? "on" : "off";
}

export const settings = {
  get language(): Language {
    return stored.language;
  },
  set language(language: Language) {
    stored.language = language;
    save();
    void switchTo(language);
  },
  get theme(): Theme {
    return stored.theme;
  },
  set theme(theme: Theme) {
    stored.theme = theme;
    save();
    show();
  },
  get isDark(): boolean {
    return stored.theme === "system" ? systemIsDark : stored.theme === "dark";
  },
  /** Whether pieces may travel: the person's wish, unless their system asks for stillness. */
  get motion(): boolean {
    return stored.motion && !systemIsStill;
  },
  get wantsMotion(): boolean {
    return stored.motion;
  },
  set wantsMotion(motion: boolean) {
    stored.motion = motion;
    save();
    show();
  },
  /** Whether moves, turns and dice are heard. */
  get sounds(): boolean {
    return stored.sounds;
  },
  set sounds(sounds: boolean) {
    stored.sounds = sounds;
    save();
  },
  get paysWithGoods(): boolean {
    return stored.paysWithGoods;
  },
  set paysWithGoods(paysWithGoods: boolean) {
    stored.paysWithGoods = paysWithGoods;
    save();
  },
  get hasName(): boolean {
    return stored.hasName;
  },
  set hasName(hasName: boolean) {
    stored.hasName = hasName;
    save();
  },
  isMuted(speaker: string | undefined): boolean {
    return stored.muted.includes(speaker ?? "");
  },
  mute(speaker: string): void {
    stored.muted = [...stored.muted, speaker];
    save();
  },
  unmute(speaker: string): void {
    stored.muted = stored.muted.filter((other) => other !== speaker);
    save();
  },
  lastPlayed(game: string): Played | undefined {
    return stored.played[game];
  },
  remember(game: string, played: Played): void {
    stored.played[game] = played;
    save();
  },
};

/** Apply what is stored; resolves when the texts are there. */
export async function start(): Promise<void> {
  darkness.addEventListener("change", (event) => {
    systemIsDark = event.matches;
    show();
  });
  stillness.addEventListener("change", (event) => {
    systemIsStill = event.matches;
    show();
  });
  show();
  await switchTo(stored.language);
}

/** Soft sounds for moves, turns and dice, made here: there are no files. */
import type { Entry } from "../net/protocol";
import { settings } from "../settings.svelte";

export type Sound = "move" | "turn" | "dice";

/** Each as notes: the pitch in hertz, when it begins and how long it lasts, in seconds. */
const NOTES: Record<Sound, readonly (readonly [pitch: number, from: number, seconds: number])[]> = {
  move: [[220, 0, 0.09]],
  turn: [
    [523, 0, 0.18],
    [659, 0.12, 0.26],
  ],
  dice: [
    [310, 0, 0.04],
    [260, 0.07, 0.04],
    [330, 0.13, 0.04],
    [240, 0.2, 0.06],
  ],
};
const LOUDNESS = 0.05;

let context: AudioContext | null = null;

/** Play a sound, if the person wants any and the browser allows it. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Before the first click browsers keep still; then it is not made up for.
  if (context.state !== "running") {
    void context.resume();
    return;
  }
  for (const [pitch, from, seconds] of NOTES[sound])
    note(context, pitch, context.currentTime + from, seconds);
}

function note(audio: AudioContext, pitch: number, from: number, seconds: number): void {
  const voice = new OscillatorNode(audio, { type: "sine", frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  voice.connect(volume).connect(audio.destination);
  voice.start(from);
  voice.stop(from + seconds);
}

/** What is heard of new entries: dice, if any were rolled, or a move. */
export function soundOf(entries: readonly Entry[]): Sound | null {
  const acts = entries.filter(({ kind }) => kind === "act");
  if (acts.length === 0) return null;
  const isRoll = acts.some(({ events }) => events?.some(({ kind }) => /roll|dice_shown/.test(kind ?? "")));
  return isRoll ? "dice" : "move";
}

/** Tell somebody who looks at another page that it is their turn, if they have allowed it. */
export function notifyTurn(title: string, body: string): void {
  if (!document.hidden || typeof Notification === "undefined" || Notification.permission !== "granted")
    return;
  try {
    new Notification(title, { body, tag: "tessera-turn" });
  } catch {
    // Some phones have notifications of installed pages only.
  }
}

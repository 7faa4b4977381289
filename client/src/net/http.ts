/** Every HTTP route of docs/protocol.md. A problem of the server becomes a `Refusal` with its text. */
import type {
  Box,
  BoxFile,
  BoxVerdict,
  Action,
  Credentials,
  GameInfo,
  Join,
  Lobby,
  Name,
  NewReport,
  NewTable,
  NewToken,
  Password,
  Person,
  PlayOn,
  Position,
  Problem,
  SeatRequest,
  Session,
  Table,
  Token,
} from "./protocol";

/** Why a request was not carried out. `status` is 0 when the server could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text.key);
  }
}

export const OFFLINE: Problem = { text: { key: "web.problem.offline" } };
const UNCLEAR: Problem = { text: { key: "web.problem.unclear" } };

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(OFFLINE, 0);
  }
  if (!response.ok) throw new Refusal(await problemOf(response), response.status);
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    return problem.text?.key ? (problem as Problem) : UNCLEAR;
  } catch {
    return UNCLEAR;
  }
}

async function json<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await (await send(method, path, body)).json()) as Answer;
}

async function plain(method: string, path: string): Promise<string> {
  return (await send(method, path)).text();
}

async function nothing(method: string, path: string, body?: unknown): Promise<void> {
  await send(method, path, body);
}

const at = encodeURIComponent;

export const me = () => json<Person>("GET", "/api/me");
export const becomeGuest = (name: Name) => json<Person>("POST", "/api/me", name);
export const endSession = () => nothing("DELETE", "/api/me");
export const makeAccount = (credentials: Credentials) => json<Person>("POST", "/api/account", credentials);
export const logIn = (credentials: Credentials) => json<Person>("POST", "/api/account/login", credentials);
export const changePassword = (change: Password) => nothing("POST", "/api/account/password", change);
export const endAccount = (password: Password) => nothing("POST", "/api/account/end", password);
export const sessions = () => json<Session[]>("GET", "/api/sessions");
export const endOtherSession = (id: string) => nothing("DELETE", `/api/sessions/${at(id)}`);
export const endOtherSessions = (keepTokens: boolean) =>
  nothing("DELETE", `/api/sessions?keep_tokens=${keepTokens}`);
export const tokens = () => json<Token[]>("GET", "/api/tokens");
export const makeToken = (token: NewToken) => json<Token>("POST", "/api/tokens", token);
export const endToken = (id: string) => nothing("DELETE", `/api/tokens/${at(id)}`);

export const games = () => json<GameInfo[]>("GET", "/api/games");
export const catalog = (game: string) => json<unknown>("GET", `/api/games/${at(game)}/catalog`);
export const actions = (game: string) => json<Action[]>("GET", `/api/games/${at(game)}/actions`);
export const words = (game: string, language: string) =>
  plain("GET", `/api/games/${at(game)}/words/${language}`);
export const rules = (game: string, language: string) =>
  plain("GET", `/api/games/${at(game)}/rules/${language}`);
export const box = (game: string) => json<Box>("GET", `/api/games/${at(game)}/box`);
export const boxPath = (game: string, language: string) => `/api/games/${at(game)}/box/${language}`;
export const tryBox = (game: string, file: BoxFile) =>
  json<BoxVerdict>("POST", `/api/games/${at(game)}/box`, file);
export const lobby = () => json<Lobby>("GET", "/api/lobby");
export const makeTable = (table: NewTable) => json<Table>("POST", "/api/tables", table);
export const table = (id: string) => json<Table>("GET", `/api/tables/${at(id)}`);
export const join = (id: string, place: Join = {}) =>
  json<Table>("POST", `/api/tables/${at(id)}/join`, place);
export const leave = (id: string) => json<Table>("POST", `/api/tables/${at(id)}/leave`);
export const setBot = (id: string, seat: number, bot: SeatRequest) =>
  json<Table>("POST", `/api/tables/${at(id)}/seats/${seat}`, bot);
export const closeTable = (id: string) => nothing("DELETE", `/api/tables/${at(id)}`);
export const report = (id: string, about: NewReport) =>
  nothing("POST", `/api/tables/${at(id)}/reports`, about);
export const position = (id: string, move: number) =>
  json<Position>("GET", `/api/tables/${at(id)}/positions/${move}`);
export const positionOf = (id: string, seat: number, move: number) =>
  json<Position>("GET", `/api/tables/${at(id)}/seats/${seat}/positions/${move}`);
export const playOn = (id: string, wish: PlayOn) =>
  json<Table>("POST", `/api/tables/${at(id)}/play_on`, wish);
export const recordPath = (id: string) => `/api/tables/${at(id)}/record`;
export const record = (id: string) => plain("GET", recordPath(id));

import { afterEach, expect, test, vi } from "vitest";

import * as http from "./http";

afterEach(() => vi.unstubAllGlobals());

function answer(body: string, status = 200): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a request is JSON to its path, and so is the answer", async () => {
  const fetch = answer(`{"id": "p", "name": "Anna"}`);
  expect(await http.becomeGuest({ name: "Anna" })).toEqual({ id: "p", name: "Anna" });
  expect(fetch).toHaveBeenCalledWith(
    "/api/me",
    expect.objectContaining({ method: "POST", body: `{"name":"Anna"}` }),
  );
});

test("names in a path are escaped", async () => {
  const fetch = answer("{}");
  await http.table("a/b");
  expect(fetch.mock.calls[0]![0]).toBe("/api/tables/a%2Fb");
});

test("a problem of the server is a refusal with its text", async () => {
  answer(`{"text": {"key": "server.error.not_yours"}}`, 403);
  await expect(http.leave("t")).rejects.toMatchObject({
    status: 403,
    problem: { text: { key: "server.error.not_yours" } },
  });
});

test("an error without a problem is told in our own words", async () => {
  answer("<h1>Bad gateway</h1>", 502);
  await expect(http.games()).rejects.toMatchObject({ problem: { text: { key: "web.problem.unclear" } } });
});

test("a server that can't be reached is told as well", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("failed");
  });
  await expect(http.games()).rejects.toMatchObject({ status: 0, problem: http.OFFLINE });
});

import { expect, test, vi } from "vitest";

import { navigate, parse, router, startRouter } from "./router.svelte";

vi.stubGlobal("scrollTo", () => {});

test.each([
  ["/", "", { page: "home" }],
  ["/new", "", { page: "new", game: "duel" }],
  ["/new", "?game=deus", { page: "new", game: "deus" }],
  ["/t/abc", "", { page: "table", id: "abc" }],
  ["/t/abc/", "", { page: "table", id: "abc" }],
  ["/t/abc/review", "", { page: "review", id: "abc" }],
  ["/rules", "", { page: "shelf" }],
  ["/rules/duel", "", { page: "rules", game: "duel" }],
  ["/box/era", "", { page: "box", game: "era" }],
  ["/box", "", { page: "missing" }],
  ["/guide", "", { page: "guide", game: "duel" }],
  ["/guide/era", "", { page: "guide", game: "era" }],
  ["/about", "", { page: "about" }],
  ["/account", "", { page: "account" }],
  ["/t", "", { page: "missing" }],
  ["/t/abc/other", "", { page: "missing" }],
  ["/%E0%A4%A", "", { page: "missing" }],
])("%s%s", (path, search, route) => {
  expect(parse(path, search)).toEqual(route);
});

test("a link to our own page is followed without loading", () => {
  startRouter();
  document.body.innerHTML = `<a href="/about"><span>About</span></a>`;
  document.querySelector("span")!.click();
  expect(router.route).toEqual({ page: "about" });
  expect(location.pathname).toBe("/about");
});

test("the record is downloaded, not shown as a page", () => {
  navigate("/t/abc");
  document.body.innerHTML = `<a href="/api/tables/abc/record" download>Record</a>`;
  const link = document.querySelector("a")!;
  let isLeft = false;
  addEventListener("click", (event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  });
  link.click();
  expect(isLeft).toBe(true);
  expect(router.route).toEqual({ page: "table", id: "abc" });
});

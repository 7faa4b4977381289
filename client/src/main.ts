import "./ui/fonts.css";
import "./ui/tokens.css";
import "./ui/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { loadPage } from "./pages";
import { router, startRouter } from "./router.svelte";
import { startSession } from "./session.svelte";
import { start } from "./settings.svelte";

startRouter();
void loadPage(router.route.page);
void startSession();
await start();
mount(App, { target: document.getElementById("app")! });

import { mount } from "svelte";
import App from "./App.svelte";
import { bringEmblems } from "./art/emblems.svelte";
import "./theme.css";

void bringEmblems("common");

mount(App, { target: document.getElementById("app")! });

import type { AnyRouter } from "@tanstack/react-router";

/*
 * The files that a page's code is in, some thirty. The framework draws each as a component of the head, sends the list a second
 * time for the browser to draw the head again, and has them fetched while the page is still waiting for its styles. Here they
 * are taken out of its manifest, and one small script of the head fetches them once the page is on the screen: the
 * server has drawn it whole, so that nothing of it waits for code (decision 0040).
 */

type Manifest = NonNullable<NonNullable<AnyRouter["ssr"]>["manifest"]>;
type Modules = {
  files: readonly string[];
  /** What runs, of the files above. */
  entries: readonly string[];
};

/** By manifest, which is the same for all requests of a build: the files of each route. */
const taken = new WeakMap<Manifest["routes"][string], Modules>();

/** Takes the files out of the manifest's routes; from the second page on there is nothing left to take. */
export function takeModules(router: AnyRouter): void {
  const routes = router.ssr?.manifest?.routes;
  if (!routes) return;
  for (const { routeId } of router.stores.matches.get()) {
    const route = routes[routeId];
    if (!route || taken.has(route)) continue;
    const files = (route.preloads ?? []).map((preload) => (typeof preload === "string" ? preload : preload.href));
    const isEntry = ({ attrs }: { attrs?: Record<string, unknown> }) =>
      attrs?.["type"] === "module" && attrs["src"] !== undefined;
    const entries = (route.scripts ?? []).filter(isEntry).map(({ attrs }) => String(attrs?.["src"]));
    taken.set(route, { files, entries });
    delete route.preloads;
    route.scripts = route.scripts?.filter((script) => !isEntry(script));
  }
}

/** The script, as markup, that fetches and runs the files of the page's routes. To be asked before the router is cleaned up. */
export function startOfModules(router: AnyRouter): string {
  const routes = router.ssr?.manifest?.routes ?? {};
  const nonce = router.options.ssr?.nonce;
  const modules = router.stores.matches.get().flatMap(({ routeId }) => {
    const route = routes[routeId];
    return (route && taken.get(route)) ?? [];
  });
  const entries = modules.flatMap((one) => one.entries);
  const others = modules.flatMap(({ files }) => files).filter((file) => !entries.includes(file));
  const given = [[...new Set(entries)], [...new Set(others)]].map((one) => JSON.stringify(one).replaceAll("<", "\\u003c"));
  return `<script${nonce === undefined ? "" : ` nonce="${nonce}"`}>(${startText})(${given.join(",")})</script>`;
}

/**
 * In the page, as the text of this very function: no build of the browser's sees it. It waits for the browser to say that
 * something was painted; half a second at most where none says so, and not at all in a page that nobody sees, which is not
 * painted. What is fetched runs once the whole page has come. What is put in by a script that the policy lets run may run
 * itself ('strict-dynamic').
 *
 * What is pressed before it can answer is pressed for the person once it can, the last press alone: React leaves its properties on
 * an element that it has come to. A form is not sent by the browser meanwhile, which would load the page anew with what was typed
 * in its address. What is typed before is told again, so that the form knows it too.
 */
function start(entries: string[], others: string[]): void {
  const add = (name: "link" | "script", properties: object) =>
    document.head.append(Object.assign(document.createElement(name), properties));
  const run = () => {
    for (const src of entries) add("script", { type: "module", async: true, src });
  };
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    for (const href of [...entries, ...others]) add("link", { rel: "modulepreload", href });
    // What the code starts from stands at the page's end: before all of it has come there is nothing to bring to life.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", run, { once: true });
    else run();
  };
  const answers = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  let last: Element | undefined;
  const press = (element: HTMLElement) => {
    if (last !== element || !element.isConnected) return;
    if (!answers(element)) return void setTimeout(press, 50, element);
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  };
  const keep = (event: Event) => {
    const isForm = event instanceof SubmitEvent;
    const target = (isForm && event.submitter) || event.target;
    const pressed = target instanceof Element ? target.closest<HTMLElement>(isForm ? "button, form" : "button") : null;
    if (!pressed || answers(pressed)) return;
    if (isForm) event.preventDefault();
    last = pressed;
    // What comes to life with this very press has answered it.
    setTimeout(() => !answers(pressed) && press(pressed));
  };
  for (const kind of ["click", "submit"]) addEventListener(kind, keep, true);

  const typed = new Map<Element, string>();
  const tell = (field: HTMLInputElement | HTMLTextAreaElement) => {
    if (!answers(field)) return void setTimeout(tell, 50, field);
    const value = field.value || (typed.get(field) ?? "");
    typed.delete(field);
    // React hears of a value that is another than the last that it saw being set on the field itself.
    field.value = `${value} `;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const hear = ({ target: field }: Event) => {
    const isText =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !/^(?:check|radio|file)/.test(field.type));
    if (!isText || answers(field)) return;
    if (!typed.has(field)) setTimeout(tell, 50, field);
    typed.set(field, field.value);
  };
  addEventListener("input", hear, true);

  if (document.hidden) return ask();
  try {
    new PerformanceObserver(ask).observe({ type: "paint", buffered: true });
  } catch {
    // Told by the frame alone.
  }
  requestAnimationFrame(() => setTimeout(ask, 500));
}
const startText = String(start);

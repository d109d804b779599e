import type { AnyRouter } from "@tanstack/react-router";

/*
 * The files that a page's code is in, some fifty, so that a browser fetches them before it has read the first. The framework
 * draws each as a component of the head and sends the list a second time for the browser to draw the head again, which is a
 * tenth of the work of a page. Here they are taken out of its manifest, and written into the finished head as one text.
 */

type Manifest = NonNullable<NonNullable<AnyRouter["ssr"]>["manifest"]>;

/** By manifest, which is the same for all requests of a build: the files of each route. */
const taken = new WeakMap<Manifest["routes"][string], readonly string[]>();

/** Takes the files out of the manifest's routes; from the second page on there is nothing left to take. */
export function takeModules(router: AnyRouter): void {
  const routes = router.ssr?.manifest?.routes;
  if (!routes) return;
  for (const { routeId } of router.stores.matches.get()) {
    const route = routes[routeId];
    if (!route?.preloads) continue;
    taken.set(
      route,
      route.preloads.map((preload) => (typeof preload === "string" ? preload : preload.href)),
    );
    delete route.preloads;
  }
}

/** A link for each file of the page's routes, as markup. To be asked before the router is cleaned up. */
export function moduleLinks(router: AnyRouter): string {
  const routes = router.ssr?.manifest?.routes ?? {};
  const nonce = router.options.ssr?.nonce;
  const end = nonce === undefined ? '">' : `" nonce="${nonce}">`;
  let links = "";
  for (const { routeId } of router.stores.matches.get()) {
    const route = routes[routeId];
    for (const file of (route && taken.get(route)) ?? [])
      links += `<link rel="modulepreload" fetchpriority="low" href="${file}${end}`;
  }
  return links;
}

import { createServer } from "vite";

import { galleryConfig } from "../gallery/vite-config.ts";

// `npm run ui`: the design system on a page of its own (gallery/), which changes as you write. No part of the product.

const port = Number(process.env["PORT"] ?? 5199);
const server = await createServer({ ...galleryConfig, server: { ...galleryConfig.server, port } });
await server.listen();
console.log(`The design system stands at ${server.resolvedUrls?.local[0] ?? `port ${port}`}\nEnd with Ctrl + C.`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void server.close().then(() => process.exit(0));
  });
}

import path from "node:path";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";

const projectFolder = path.dirname(import.meta.dirname);

/** How the gallery is built; the product has a configuration of its own. */
export const galleryConfig: InlineConfig = {
  configFile: false,
  root: import.meta.dirname,
  publicDir: path.join(projectFolder, "public"),
  cacheDir: path.join(projectFolder, "node_modules", ".vite-gallery"),
  logLevel: "warn",
  build: { chunkSizeWarningLimit: 2_000 },
  server: { host: "127.0.0.1" },
  // Named, so that no package is found on the way and the page is loaded anew under someone's hands.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "radix-ui",
      "sonner",
      "lucide-react",
    ],
  },
  plugins: [react(), tailwindcss()],
};

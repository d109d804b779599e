import tailwindcss from "@tailwindcss/vite";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  build: { assetsDir: "_build", target: "es2022" },
  plugins: [
    tanstackStart({
      serverFns: {
        base: "/_server",
        // The specification names the calls; the transport adds this suffix to each.
        generateFunctionId: ({ functionName }) => functionName.replace(/_createServerFn_handler$/, ""),
      },
    }),
    react(),
    tailwindcss(),
  ],
});

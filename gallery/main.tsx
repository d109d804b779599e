import { createRoot } from "react-dom/client";
import { ToastHost } from "#app/ui/toast-host.tsx";
import "./gallery.css";
import { GalleryPage } from "./gallery-page.tsx";
import { SidebarPage } from "./sections/navigation.tsx";

const place = document.getElementById("gallery");
if (!place) throw new Error("index.html has no place for the gallery");
createRoot(place).render(
  <>
    {new URLSearchParams(location.search).get("only") === "sidebar" ? <SidebarPage /> : <GalleryPage />}
    <ToastHost />
  </>,
);

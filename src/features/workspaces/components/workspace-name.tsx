import { Link } from "@tanstack/react-router";
import { BrandMark } from "#app/ui/brand.tsx";
import { SidebarExpandedOnly } from "#app/ui/sidebar.tsx";

export function WorkspaceName({ name, slug }: { name: string; slug: string }) {
  return (
    <Link
      to="/$workspaceSlug"
      params={{ workspaceSlug: slug }}
      aria-label={`${name}, workspace home`}
      className="flex min-h-10 items-center gap-2.5 overflow-hidden rounded-md px-0.5 text-ink no-underline hover:bg-raised"
    >
      <BrandMark />
      <SidebarExpandedOnly>
        <span className="line-clamp-2 text-sm font-semibold">{name}</span>
      </SidebarExpandedOnly>
    </Link>
  );
}

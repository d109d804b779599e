type ArchivedPageProps = { workspaceId: string; sourceId: string; title: string };

/** The page as it was archived, in a frame where nothing runs, loads or leads out. */
export function ArchivedPage({ workspaceId, sourceId, title }: ArchivedPageProps) {
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-muted">
        Without scripts, forms, frames and whatever it loaded from elsewhere. The download holds every byte of the original.
      </p>
      <iframe
        sandbox=""
        src={`/api/workspaces/${workspaceId}/sources/${sourceId}/archived`}
        title={`Archived page: ${title}`}
        referrerPolicy="no-referrer"
        // Pages are written for light ground, and bring none of their own unless they say so.
        style={{ colorScheme: "light", background: "Canvas" }}
        className="h-[75dvh] w-full rounded-lg border border-line-strong"
      />
    </div>
  );
}

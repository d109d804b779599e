import { useQuery } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { useDebounced } from "#app/ui/use-debounced.ts";
import { slugCheckQuery } from "../workspaces.queries.ts";

type Props = {
  workspaceId: string;
  /** What ideas are made of. */
  name: string;
  value: string;
  onChange: (slug: string) => void;
  error?: string | undefined;
  showIdeas?: boolean;
  /** The workspace's own slug, of which nobody needs to hear that it is free. */
  own?: string;
};

/** The workspace's address, checked while it is typed; ideas for it come from the name. */
export function SlugField({ workspaceId, name, value, onChange, error, showIdeas = true, own }: Props) {
  const slug = useDebounced(value, 300);
  const settledName = useDebounced(name, 300);
  const check = useQuery(slugCheckQuery({ workspaceId, slug: slug.slice(0, 200), name: settledName.slice(0, 500) }));
  const isCurrent = slug === value;
  const message = isCurrent && value !== "" ? check.data?.message : null;
  const ideas = check.data?.suggestions.filter((idea) => idea !== value) ?? [];
  return (
    <div className="grid gap-2">
      <Field
        label="Slug"
        error={error ?? message}
        hint={
          <>
            The workspace’s address: /<span className="text-ink-soft">{value || "…"}</span>
            {isCurrent && value !== "" && value !== own && check.data?.message === null && !error ? " is free" : ""}
          </>
        }
      >
        {(control) => (
          <Input
            {...control}
            name="slug"
            value={value}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {showIdeas && ideas.length > 0 && (value === "" || message || error) ? (
        <div className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">
          <span>Free:</span>
          {ideas.map((idea) => (
            <Button key={idea} size="sm" variant="outline" onClick={() => onChange(idea)}>
              {idea}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

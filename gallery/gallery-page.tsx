import { useState } from "react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Specimen, type SpecimenGroup } from "./specimen.tsx";
import { actions } from "./sections/actions.tsx";
import { content } from "./sections/content.tsx";
import { forms } from "./sections/forms.tsx";
import { messages } from "./sections/messages.tsx";
import { navigation } from "./sections/navigation.tsx";
import { overlays } from "./sections/overlays.tsx";
import { tokens } from "./sections/tokens.tsx";
import { waiting } from "./sections/waiting.tsx";

const groups: readonly SpecimenGroup[] = [tokens, actions, messages, forms, content, navigation, overlays, waiting];

/** Every primitive in every state, found by its name or its file. */
export function GalleryPage() {
  const [query, setQuery] = useState("");
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = groups.flatMap((group) => {
    const specimens = group.specimens.filter(({ title, file, note = "" }) =>
      words.every((word) => `${group.title} ${title} ${file} ${note}`.toLowerCase().includes(word)),
    );
    return specimens.length > 0 ? [{ ...group, specimens }] : [];
  });
  return (
    <div className="gallery">
      <nav aria-label="Design system" className="gallery-index">
        <h1>Design system</h1>
        <Field label="Find a primitive" hideLabel>
          {(control) => (
            <Input
              {...control}
              type="search"
              placeholder="Find a primitive"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
        </Field>
        {shown.map(({ id, title, specimens }) => (
          <div key={id}>
            <h2>{title}</h2>
            <ul>
              {specimens.map((specimen) => (
                <li key={specimen.id}>
                  <a href={`#${specimen.id}`}>{specimen.title}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main className="gallery-main">
        {shown.length === 0 ? <EmptyState title="Nothing bears this name">Try the name of its file.</EmptyState> : null}
        {shown.map(({ id, title, specimens }) => (
          <section key={id} aria-labelledby={`${id}-heading`} className="gallery-group">
            <h2 id={`${id}-heading`}>{title}</h2>
            {specimens.map((specimen) => (
              <Specimen key={specimen.id} {...specimen} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

import type { ReactNode } from "react";

export type SpecimenOf = {
  /** Its address on the page, and what it is found by. */
  id: string;
  title: string;
  /** The file below src that holds it. */
  file: string;
  note?: string;
  draw: () => ReactNode;
};
export type SpecimenGroup = { id: string; title: string; specimens: readonly SpecimenOf[] };

export function Specimen({ id, title, file, note, draw: Draw }: SpecimenOf) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="specimen">
      <header>
        <h3 id={`${id}-title`}>{title}</h3>
        <code>{file}</code>
        {note ? <p>{note}</p> : null}
      </header>
      <div className="specimen-body">
        <Draw />
      </div>
    </section>
  );
}

/** A line of the same thing in several looks, under the look's name. */
export function SpecimenRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="specimen-row">
      <span className="specimen-name">{name}</span>
      {children}
    </div>
  );
}

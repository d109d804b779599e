import { Fragment } from "react";
import type { IncidentView, PassageView } from "../incident-view.ts";

type Props = {
  incident: IncidentView;
  part: "summary" | "description";
  onOpen: (passage: PassageView) => void;
};

/** A text whose every sentence opens the passage it rests on. */
export function Claims({ incident, part, onOpen }: Props) {
  const sentences = incident.sentences.filter((sentence) => sentence.part === part);
  if (sentences.length === 0) return <p dir="auto">{part === "summary" ? incident.summary : incident.description}</p>;
  return (
    // Each sentence is a button: no line is lower than what a finger hits (WCAG 2.2, 2.5.8).
    <p dir="auto" className="leading-[max(1.625em,1.5rem)]">
      {sentences.map((sentence, index) => {
        const passage = incident.passages.find(({ id }) => id === sentence.passage_id);
        return (
          <Fragment key={`${sentence.passage_id}-${index}`}>
            {index > 0 ? " " : null}
            <button
              type="button"
              disabled={!passage}
              onClick={() => passage && onOpen(passage)}
              className="text-button text-ink-soft"
              title="Open the passage this rests on"
            >
              {sentence.text}
              {passage && !passage.holds ? <strong className="text-danger"> [no longer verified]</strong> : null}
            </button>
          </Fragment>
        );
      })}
    </p>
  );
}

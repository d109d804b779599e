import { createFileRoute } from "@tanstack/react-router";
import { SubjectRequestsPage } from "#app/features/marketing/components/subject-requests-page.tsx";
import { RequestConfirmed } from "#app/features/subject-requests/components/request-confirmed.tsx";
import { SubjectRequestForm } from "#app/features/subject-requests/components/subject-request-form.tsx";
import { choiceParam, dayParam, patternParam, readSearch } from "#app/lib/search-params.ts";

/** Where the mailed link leads once its key has left the address. */
const searchParams = readSearch({
  receipt: patternParam(/^S(?:-[0-9A-Z]{4}){2}$/),
  due: dayParam,
  state: choiceParam(["decided"]),
});

export const Route = createFileRoute("/_public/legal/subject-requests")({
  validateSearch: searchParams,
  head: () => ({
    meta: [
      { title: "Requests of people recorded · Legal · Attest" },
      {
        name: "description",
        content: "Ask what is held about you, answer a claim, or ask for correction or deletion. No account is needed.",
      },
    ],
  }),
  component: SubjectRequests,
});

function SubjectRequests() {
  const { receipt, due, state } = Route.useSearch();
  return (
    <SubjectRequestsPage
      form={
        receipt && due ? (
          <RequestConfirmed receipt={receipt} dueAt={due} isDecided={state === "decided"} />
        ) : (
          <SubjectRequestForm />
        )
      }
    />
  );
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isUuid } from "#app/lib/is-uuid.ts";
import { SearchPick } from "#app/ui/search-pick.tsx";
import { auditPersonKinds, type AuditPerson } from "../audit-person.ts";
import { auditPeopleQuery } from "../audit.queries.ts";

type WhomFieldProps = { whom: string; error: string | undefined };

/**
 * Whom the trail is narrowed to: somebody picked among those found, as `whomId`, or what was typed, as `whom`, which stands
 * for all who are so named.
 */
export function WhomField({ whom, error }: WhomFieldProps) {
  const [query, setQuery] = useState(whom);
  const [picked, setPicked] = useState(isUuid(whom) ? whom.toLowerCase() : "");
  const found = useQuery({ ...auditPeopleQuery(query), enabled: query !== "", placeholderData: keepPreviousData });
  const people = query === "" ? [] : (found.data ?? []);
  return (
    <>
      <SearchPick
        searchLabel="Whom"
        placeholder="Name, e-mail or id"
        name="whom"
        query={query}
        onSearch={(next) => {
          setQuery(next);
          setPicked("");
        }}
        legend="Which one"
        error={error}
        options={people.map((person) => ({
          value: person.id,
          label: <bdi>{person.name}</bdi>,
          description: <Detail person={person} />,
        }))}
        value={picked}
        onPick={setPicked}
        nothing={found.isSuccess && query !== "" && people.length === 0 ? nobody(query) : null}
      />
      {picked ? <input type="hidden" name="whomId" value={picked} /> : null}
    </>
  );
}

function nobody(query: string): string {
  return isUuid(query)
    ? "The id of none of the people whom you may see. The trail is searched for it all the same."
    : "Nobody of this name or address.";
}

/** What tells one person of a name from another. */
function Detail({ person }: { person: AuditPerson }) {
  return (
    <>
      {auditPersonKinds[person.kind]}
      {person.email ? (
        <>
          , <bdi>{person.email}</bdi>
        </>
      ) : null}
    </>
  );
}

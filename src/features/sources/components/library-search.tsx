import { Search, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";

type LibrarySearchProps = {
  /** What is searched for now: the address says it. */
  query: string;
  /** Called when typing has paused for 250 ms, and at once by Enter. */
  onSearch: (query: string) => void;
};

export function LibrarySearch({ query, onSearch }: LibrarySearchProps) {
  const [typed, setTyped] = useState(query);
  const told = useRef(query);
  const input = useRef<HTMLInputElement>(null);

  // The address changed by other means than typing: back, forward, a link.
  useEffect(() => {
    if (query === told.current) return;
    told.current = query;
    setTyped(query);
  }, [query]);

  function tell(value: string) {
    const next = value.trim();
    if (next === told.current) return;
    told.current = next;
    onSearch(next);
  }
  useEffect(() => {
    const timer = setTimeout(() => tell(typed), 250);
    return () => clearTimeout(timer);
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    tell(typed);
  }
  function clear() {
    setTyped("");
    tell("");
    input.current?.focus();
  }
  return (
    <search>
      <form onSubmit={submit}>
        <Field
          label="Search the library"
          hideLabel
          hint="All words have to stand in a source; “quotation marks” look for words beside one another."
        >
          {(control) => (
            <Input
              {...control}
              ref={input}
              type="text"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={500}
              size="lg"
              placeholder="Search titles and text"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "Escape" && typed !== "") clear();
              }}
              leading={<Icon icon={Search} />}
              trailing={
                typed === "" ? null : (
                  <Button variant="ghost" size="icon" aria-label="Clear the search" onClick={clear}>
                    <Icon icon={X} />
                  </Button>
                )
              }
            />
          )}
        </Field>
      </form>
    </search>
  );
}

import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { Input } from "./input.tsx";

type SearchBoxProps = {
  /** What is searched, for readers: "Search users". */
  label: string;
  placeholder?: string;
  /** What is searched for now: the address says it. */
  query: string;
  /** Called when typing has paused for 250 ms, and at once by Enter. */
  onSearch: (query: string) => void;
  /** Within a form that is sent: the field's name, and its label in sight like those of the fields beside it. */
  name?: string;
  maxLength?: number;
  className?: string;
};

/** Search as one types, for lists whose address keeps the query. */
export function SearchBox({ label, placeholder, query, onSearch, name, maxLength = 200, className }: SearchBoxProps) {
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
  function clear() {
    setTyped("");
    tell("");
    input.current?.focus();
  }
  return (
    <search className={className}>
      <Field label={label} hideLabel={name === undefined}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name={name}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            maxLength={maxLength}
            placeholder={placeholder}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" && typed !== "") clear();
              // Without a form of its own it may stand within one, which Enter here does not send.
              if (event.key === "Enter" && !event.nativeEvent.isComposing) {
                event.preventDefault();
                tell(typed);
              }
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
    </search>
  );
}

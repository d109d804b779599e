import type { ReactNode } from "react";
import { Fieldset } from "./field.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { SearchBox } from "./search-box.tsx";

export type Pickable = { value: string; label: ReactNode; description?: ReactNode };

type SearchPickProps = {
  searchLabel: string;
  placeholder: string;
  query: string;
  onSearch: (query: string) => void;
  /** As of the search box: within a form that takes what was typed when nothing was picked. */
  name?: string;
  legend: string;
  error?: string | undefined;
  options: readonly Pickable[];
  value: string;
  onPick: (value: string) => void;
  /** Said when a search has ended and found nothing to pick; null while there is something, or nothing was asked. */
  nothing: string | null;
};

/** One of few that a search has found. */
export function SearchPick(props: SearchPickProps) {
  const { searchLabel, placeholder, query, onSearch, name, legend, error, options, value, onPick, nothing } = props;
  return (
    <div className="grid gap-4">
      <SearchBox
        label={searchLabel}
        placeholder={placeholder}
        query={query}
        onSearch={onSearch}
        {...(name === undefined ? {} : { name })}
      />
      {options.length > 0 ? (
        <Fieldset legend={legend} error={error}>
          <RadioGroup look="card" aria-label={legend} value={value} onValueChange={onPick} options={[...options]} />
        </Fieldset>
      ) : null}
      {nothing ? (
        <p role="status" className="text-sm text-ink-muted">
          {nothing}
        </p>
      ) : null}
      {error && options.length === 0 ? (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

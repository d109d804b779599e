import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field, Fieldset } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";
import type { DeskFacets, FacetOption } from "../desk-filters.ts";
import { countFilters, type DeskFilters, noFilters } from "../desk-search.ts";
import type { Verification } from "../incident.ts";

type Props = { filters: DeskFilters; facets: DeskFacets; onFilter: (filters: DeskFilters) => void };

/** What can be filtered by, each choice with how many incidents it would show. */
export function DeskFiltersPanel({ filters, facets, onFilter }: Props) {
  const toggle = <Key extends string>(list: readonly Key[], key: Key) =>
    list.includes(key) ? list.filter((one) => one !== key) : [...list, key];
  return (
    <div className="grid gap-6 rounded-lg border border-line bg-sunken p-4 sm:grid-cols-2 lg:grid-cols-4">
      <Choices
        legend="Status word"
        options={facets.statuses}
        chosen={filters.statuses}
        onToggle={(key) => onFilter({ ...filters, statuses: toggle(filters.statuses, key) })}
      />
      <Choices
        legend="Verification"
        options={facets.verifications}
        chosen={filters.verifications}
        onToggle={(key) => onFilter({ ...filters, verifications: toggle(filters.verifications, key as Verification) })}
      />
      <Choices
        legend="Source"
        options={facets.sources}
        chosen={filters.sources}
        onToggle={(key) => onFilter({ ...filters, sources: toggle(filters.sources, key) })}
      />
      <Fieldset legend="Period">
        <Field label="From">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={filters.from ?? ""}
              {...(filters.to ? { max: filters.to } : {})}
              onChange={(event) => onFilter({ ...filters, from: event.target.value || null })}
            />
          )}
        </Field>
        <Field label="To">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={filters.to ?? ""}
              {...(filters.from ? { min: filters.from } : {})}
              onChange={(event) => onFilter({ ...filters, to: event.target.value || null })}
            />
          )}
        </Field>
        <Checkbox
          label={`Unknown dates (${facets.undated})`}
          checked={filters.withUndated}
          onCheckedChange={(checked) => onFilter({ ...filters, withUndated: checked === true })}
        />
      </Fieldset>
      {countFilters(filters) > 0 ? (
        <div className="sm:col-span-2 lg:col-span-4">
          <Button size="sm" variant="outline" onClick={() => onFilter(noFilters)}>
            Clear filters
          </Button>
        </div>
      ) : null}
    </div>
  );
}

type ChoicesProps = {
  legend: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle: (key: string) => void;
};

const mostInSight = 7;

function Choices({ legend, options, chosen, onToggle }: ChoicesProps) {
  const id = useId();
  const list = (
    <div className="grid gap-1.5 pe-3">
      {options.map(({ key, label, count }) => (
        <Checkbox
          key={key}
          id={`${id}-${key}`}
          label={
            <>
              <bdi className="wrap-anywhere">{label}</bdi> <span className="text-ink-muted tabular-nums">({count})</span>
            </>
          }
          checked={chosen.includes(key)}
          onCheckedChange={() => onToggle(key)}
        />
      ))}
    </div>
  );
  return (
    <Fieldset legend={legend}>
      {options.length === 0 ? <p className="text-sm text-ink-muted">Nothing to choose from.</p> : null}
      {options.length > mostInSight ? (
        <ScrollArea className="h-56" label={legend}>
          {list}
        </ScrollArea>
      ) : (
        list
      )}
    </Fieldset>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useState, useEffect, useRef } from "react";
import { creditCosts } from "#app/features/billing/credits.ts";
import { failureMessage } from "#app/lib/errors.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Field } from "#app/ui/field.tsx";
import { focusFirstField } from "#app/ui/focus-first.ts";
import { Input } from "#app/ui/input.tsx";
import { notify } from "#app/ui/notify.ts";
import { Select } from "#app/ui/select.tsx";
import {
  addDays,
  countSearches,
  maxMonitorDays,
  monitorFrequencies,
  refuseEnd,
  type MonitorFrequency,
  type MonitorView,
} from "../monitor.ts";
import { setMonitor } from "../monitoring.functions.ts";
import { monitorQuery } from "../monitoring.queries.ts";

const cost = creditCosts["behavior-incidents-search"];

type Props = { workspaceId: string; dossierId: string };

/** Searching again on a schedule: off until asked for, with what it costs and its end. */
export function MonitorCard({ workspaceId, dossierId }: Props) {
  const queryClient = useQueryClient();
  const query = monitorQuery(workspaceId, dossierId);
  const { data } = useQuery(query);
  const [isEditing, setEditing] = useState(false);
  const [isStopping, setStopping] = useState(false);
  // What was pressed goes away: the focus goes on in the form, and from there back to where it was asked for.
  const card = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) focusFirstField(card.current);
    else if (wasEditing.current) card.current?.querySelector("button")?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const saved = (monitor: MonitorView | null) => {
    queryClient.setQueryData(query.queryKey, monitor);
    setEditing(false);
  };

  async function stop() {
    setStopping(true);
    try {
      saved(await setMonitor({ data: { workspaceId, dossierId, schedule: null } }));
    } catch (error) {
      notify.error(`Monitoring is still on\n${failureMessage(error, "The server could not be reached.")}`);
    }
    setStopping(false);
  }
  if (data === undefined) return null;
  return (
    <div ref={card}>
      <Card as="section" aria-label="Monitoring" look="quiet">
        <CardHeader
          title="Monitoring"
          description={data ? describe(data) : "Off. This dossier is searched again only when somebody asks."}
          actions={
            isEditing ? undefined : (
              <>
                <Button variant="outline" onClick={() => setEditing(true)}>
                  {data ? "Change" : "Set a schedule"}
                </Button>
                {data ? (
                  <Button variant="ghost" pending={isStopping} onClick={() => void stop()}>
                    Turn off
                  </Button>
                ) : null}
              </>
            )
          }
        />
        {isEditing ? (
          <CardBody>
            <ScheduleForm
              workspaceId={workspaceId}
              dossierId={dossierId}
              monitor={data}
              onSaved={saved}
              onCancel={() => setEditing(false)}
            />
          </CardBody>
        ) : null}
      </Card>
    </div>
  );
}

function describe(monitor: MonitorView): string {
  const next = monitor.next_run_at ? `Next on ${utcDay(new Date(monitor.next_run_at))}` : "No further search";
  return `${monitorFrequencies[monitor.frequency]} until ${utcDay(new Date(monitor.ends_on))}, ${cost} credits each. ${next}. What is new is mailed to ${monitor.created_by}.`;
}

type FormProps = Props & {
  monitor: MonitorView | null;
  onSaved: (monitor: MonitorView | null) => void;
  onCancel: () => void;
};

function ScheduleForm({ workspaceId, dossierId, monitor, onSaved, onCancel }: FormProps) {
  const [startedAt] = useState(() => new Date());
  const today = startedAt.toISOString().slice(0, 10);
  const [frequency, setFrequency] = useState<MonitorFrequency>(monitor?.frequency ?? "monthly");
  const [endsOn, setEndsOn] = useState(addDays(today, maxMonitorDays));
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const searches =
    /^\d{4}-\d{2}-\d{2}$/u.test(endsOn) && endsOn <= addDays(today, 366) ? countSearches({ frequency, startedAt, endsOn }) : 0;

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(endsOn);
    const refusal = isDay ? refuseEnd(endsOn, today) : "The end date is not a date";
    setError(refusal);
    if (refusal) return;
    setPending(true);
    try {
      onSaved(await setMonitor({ data: { workspaceId, dossierId, schedule: { frequency, endsOn } } }));
    } catch (problem) {
      setError(failureMessage(problem, "The server could not be reached. Nothing was changed."));
    }
    setPending(false);
  }
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid gap-4 sm:grid-cols-2">
      <Field label="Search again">
        {(control) => (
          <Select
            {...control}
            options={Object.entries(monitorFrequencies).map(([value, label]) => ({ value, label }))}
            value={frequency}
            onChange={(event) => setFrequency(event.target.value as MonitorFrequency)}
          />
        )}
      </Field>
      <Field label="Until" hint={`At most ${maxMonitorDays} days from today`} error={error}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={addDays(today, 1)}
            max={addDays(today, maxMonitorDays)}
            value={endsOn}
            onChange={(event) => setEndsOn(event.target.value)}
          />
        )}
      </Field>
      <p className="text-sm text-ink-soft sm:col-span-2" role="status">
        {searches} {searches === 1 ? "search" : "searches"} of {cost} credits: {searches * cost} credits in all. One that fails
        costs nothing; one without enough credits is left out, and you are told.
      </p>
      <div className="flex gap-2 sm:col-span-2">
        <Button type="submit" variant="primary" pending={isPending}>
          Save the schedule
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

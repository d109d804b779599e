import { Lightbulb } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { firstSteps, stepsCookie, type FirstStep } from "../first-steps.ts";
import { readStepsDone } from "../read-first-steps.ts";

type Props = {
  step: FirstStep;
  userId: string;
  title: string;
  children: ReactNode;
  /** What to press now. */
  action?: ReactNode;
};

/** Explains what stands below it, until its person puts it away for good. */
export function FirstStepNote({ step, userId, title, children, action }: Props) {
  const id = useId();
  const [isDone, setDone] = useState(() => readStepsDone(userId).includes(step));
  if (isDone) return null;

  function putAway(steps: readonly FirstStep[]) {
    document.cookie = stepsCookie(userId, [...new Set([...readStepsDone(userId), ...steps])]);
    // What stands below takes the focus: the button that had it is gone.
    document.getElementById("main")?.focus({ preventScroll: true });
    setDone(true);
  }

  return (
    <section
      aria-labelledby={id}
      className="flex gap-3 rounded-lg border border-accent/40 bg-accent-soft px-4 py-3 text-sm print:hidden"
    >
      <span className="flex h-[1.5em] items-center text-accent">
        <Icon icon={Lightbulb} size="lg" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id={id} className="font-semibold text-ink">
          {title}
        </h2>
        <div className="mt-0.5 grid gap-1.5 text-ink-soft">{children}</div>
        <div className="mt-3 flex flex-wrap gap-2">
          {action}
          <Button size="sm" variant="outline" onClick={() => putAway([step])}>
            Got it
          </Button>
          <Button size="sm" variant="ghost" onClick={() => putAway(firstSteps)}>
            No more of these
          </Button>
        </div>
      </div>
    </section>
  );
}

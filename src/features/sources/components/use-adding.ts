import { useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { isAppError, type FieldErrors } from "#app/lib/errors.ts";
import type { AddedSource } from "../source-view.ts";

export type Adding = {
  isPending: boolean;
  /** What was added last. */
  added: Extract<AddedSource, { ok: true }> | null;
  /** Messages by field; what concerns none stands under "". */
  errors: FieldErrors;
  /** Checks the input as the server does, and only asks for what it would accept; true once it was added. */
  add: <Input>(
    /** Fetched with the first press: what is added is nothing that a page shows. */
    loadSchema: () => Promise<z.ZodType<unknown, Input>>,
    data: Input,
    work: (data: Input, signal: AbortSignal) => Promise<AddedSource>,
  ) => Promise<boolean>;
  cancel: () => void;
};

/** One addition at a time: its end, its refusal in words beside `field`, and a way to call it off. */
export function useAdding(field: string, onAdded: () => void): Adding {
  const [isPending, setPending] = useState(false);
  const [added, setAdded] = useState<Adding["added"]>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const add: Adding["add"] = async (loadSchema, data, work) => {
    const controller = new AbortController();
    underWay.current = controller;
    setPending(true);
    setAdded(null);
    setErrors({});
    try {
      const [schema, { fieldErrors }] = await Promise.all([loadSchema(), import("#app/server/valid-input.ts")]);
      const checked = schema.safeParse(data);
      if (!checked.success) {
        setErrors(fieldErrors(checked.error));
        return false;
      }
      const answer = await work(data, controller.signal);
      if (answer.ok) {
        setAdded(answer);
        onAdded();
      } else setErrors({ [field]: answer.message });
      return answer.ok;
    } catch (error) {
      if (controller.signal.aborted) return false;
      if (isAppError(error)) setErrors(error.fields ?? { "": error.message });
      else setErrors({ "": "The server could not be reached. Nothing you typed is lost; please try again." });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, added, errors, add, cancel: () => underWay.current?.abort() };
}

import { type FormEvent, type RefObject, useRef, useState } from "react";
import type { z } from "zod";
import { failureMessage, type FieldErrors, isAppError } from "#app/lib/errors.ts";

type Options<Schema extends z.ZodType> = {
  /**
   * Given as a function it is loaded with the first letter that is typed: a form that stands on its page from the beginning
   * then shows without waiting for what checks it.
   */
  schema: Schema | (() => Promise<Schema>);
  /** What the form holds; its fields by name unless given. `undefined`: it is not to be sent yet, for a reason told elsewhere. */
  read?: (form: HTMLFormElement) => unknown;
  /** Called with valid values. Messages by field that it answers are shown beside them. */
  onSubmit: (values: z.output<Schema>) => Promise<FieldErrors | void>;
  /** Said when the server was not reached. */
  unreachable?: string;
};

export type Form = {
  errors: FieldErrors;
  /** What stopped the whole form, in words. */
  failure: string | null;
  isPending: boolean;
  setErrors: (errors: FieldErrors) => void;
  /** These fields hold something else now: what was said about them no longer is. */
  forget: (fields: readonly string[]) => void;
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    onInput: () => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    noValidate: true;
    method: "post";
  };
};

/**
 * A form that is checked here first, by the same schema as at the server, and then sent once, however often it is pressed.
 * The first field with a message gets the focus; what was typed stays.
 */
export function useForm<Schema extends z.ZodType>({
  schema,
  read,
  onSubmit,
  unreachable = "The server could not be reached. Please try again.",
}: Options<Schema>): Form {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const load = () => (typeof schema === "function" ? schema() : schema);

  function show(found: FieldErrors) {
    setErrors(found);
    // In the order of the form, not of the messages. `data-field` names a part whose fields bear none.
    const fields = [...(ref.current?.querySelectorAll<HTMLElement>("[name], [data-field]") ?? [])];
    const parts = new Set(Object.keys(found).map((field) => field.split(".")[0]));
    fields
      .find(({ dataset, attributes }) =>
        dataset["field"] === undefined ? (attributes.getNamedItem("name")?.value ?? "") in found : parts.has(dataset["field"]),
      )
      ?.focus();
  }

  async function submit(form: HTMLFormElement) {
    if (isSending.current) return;
    setFailure(null);
    isSending.current = true;
    try {
      // As it is at the press: nothing that is typed while a schema comes is sent.
      const given = read ? await read(form) : Object.fromEntries(new FormData(form));
      if (given === undefined) return;
      const loading = load();
      const known = loading instanceof Promise ? await loading : loading;
      const parsed = known.safeParse(given);
      if (!parsed.success) {
        const found: FieldErrors = {};
        for (const issue of parsed.error.issues) found[issue.path.join(".")] ??= issue.message;
        return show(found);
      }
      setErrors({});
      setPending(true);
      const found = await onSubmit(parsed.data);
      if (found) show(found);
    } catch (error) {
      if (isAppError(error) && error.fields) show(error.fields);
      if (!isAppError(error) || !error.fields) {
        setFailure(failureMessage(error, unreachable));
      }
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  return {
    errors,
    failure,
    isPending,
    setErrors,
    forget: (fields) =>
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field)))),
    formProps: {
      ref,
      // A schema that cannot be loaded now is told of at the press.
      onInput: () => void Promise.resolve(load()).catch(() => undefined),
      onSubmit: (event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
      noValidate: true,
      // By post, so that a press before the page is alive puts nothing into an address.
      method: "post",
    },
  };
}

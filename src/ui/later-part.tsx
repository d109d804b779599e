import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";
import { notify } from "./notify.ts";
import { whenIdle } from "./when-idle.ts";

/** Code that comes when somebody is about to need it. */
export type LaterCode<Code> = {
  /** Fetches it; asked for again after a failure, it tries again. */
  preload: () => Promise<void>;
  /** The code, once it is there. */
  read: () => Code | undefined;
};

export function laterCode<Code>(load: () => Promise<Code>): LaterCode<Code> {
  let ready: Code | undefined;
  let loading: Promise<void> | undefined;
  return {
    read: () => ready,
    preload: () =>
      (loading ??= load().then(
        (code) => void (ready = code),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
  };
}

/** A part of a page that is not seen at first. */
export type LaterPart<Props extends object> = ((props: Props) => ReactNode) & Pick<LaterCode<unknown>, "preload">;

/**
 * Draws nothing until its code is there, and at once when it was fetched before. Where the code does not come, that is said,
 * and the part is closed (`onClose`, `onOpenChange`), so that the same press tries again.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  const code = laterCode(load);
  function Later(props: Props) {
    const [part, setPart] = useState(code.read);
    const isMissing = part === undefined;
    useEffect(() => {
      if (!isMissing) return;
      let isWanted = true;
      code.preload().then(
        () => isWanted && setPart(() => code.read()),
        () => {
          if (!isWanted) return;
          tellMissing();
          close(props);
        },
      );
      return () => {
        isWanted = false;
      };
      // Asked for once: what it is drawn with has no say in it.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [isMissing]);
    return part ? createElement(part, props) : null;
  }
  return Object.assign(Later, { preload: code.preload });
}

/** Says that a part of the page did not come. */
export function tellMissing(): void {
  notify.error(
    "This part of the page could not be loaded\nThe server could not be reached. Nothing was lost; please try again.",
    {
      id: "later-part",
    },
  );
}

function close(props: { onClose?: unknown; onOpenChange?: unknown }): void {
  if (typeof props.onClose === "function") props.onClose();
  else if (typeof props.onOpenChange === "function") props.onOpenChange(false);
}

type Fetched = { preload: () => Promise<void> };

/** Fetches parts that may be wanted next. A press that finds nothing says so; a wish alone need not. */
export const wish = (...parts: readonly Fetched[]) => parts.forEach((part) => void part.preload().catch(() => undefined));

/** For what opens the parts: they are fetched when a pointer or the focus comes, before the press. */
export const onIntent = (...parts: readonly Fetched[]) => ({
  onPointerEnter: () => wish(...parts),
  onFocus: () => wish(...parts),
});

/** Fetches what most pages open sooner or later once the page has settled, so that it opens also where the network is gone. */
export function useFetchedWhenIdle(parts: readonly Fetched[]): void {
  useEffect(() => whenIdle(() => wish(...parts)), [parts]);
}

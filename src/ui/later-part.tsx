import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";
import { watchFocus } from "./last-held.ts";
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
  watchFocus();
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
 * and the part is closed (`onClose`, `onCancel`, `onOpenChange`), so that the same press tries again.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  const code = laterCode(load);
  function Later(props: Props) {
    // What is closed stays drawn, so that it can fade out; it is wanted again with the next press.
    const { part } = useLaterCode(code, !("open" in props) || props.open === true, () => close(props));
    return part ? createElement(part, props) : null;
  }
  return Object.assign(Later, { preload: code.preload });
}

/**
 * The code, once it is there: fetched while it is wanted, and before by `prepare`. Where it does not come, that is said, and
 * `giveUp` closes what waits for it, so that the same press tries again.
 */
export function useLaterCode<Code>(code: LaterCode<Code>, isWanted: boolean, giveUp: () => void) {
  const [part, setPart] = useState(() => (isWanted ? code.read() : undefined));
  const take = () => setPart(() => code.read());
  const isMissing = isWanted && part === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isWaiting = true;
    // What has not come yet can be called off like what is there.
    const callOff = (event: KeyboardEvent) => event.key === "Escape" && giveUp();
    document.addEventListener("keydown", callOff);
    code.preload().then(
      () => isWaiting && take(),
      () => {
        if (!isWaiting) return;
        tellMissing();
        giveUp();
      },
    );
    return () => {
      isWaiting = false;
      document.removeEventListener("keydown", callOff);
    };
    // Asked for once: what it is drawn with has no say in it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMissing]);
  const prepare = () => {
    if (!part) void code.preload().then(take, () => undefined);
  };
  return { part, prepare };
}

/** Says that a part of the page did not come. */
function tellMissing(): void {
  notify.error(
    "This part of the page could not be loaded\nThe server could not be reached. Nothing was lost; please try again.",
    {
      id: "later-part",
    },
  );
}

function close(props: { onClose?: () => void; onCancel?: () => void; onOpenChange?: (open: boolean) => void }): void {
  (props.onClose ?? props.onCancel ?? props.onOpenChange)?.(false);
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

/** What takes the place of what had the focus takes the focus too: a form's first field, of a choice what is chosen. As a `ref`. */
export function focusFirstField(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>("[role=radio], input:not([type=radio]), select, textarea");
  const chosen = field?.closest("[role=radiogroup]")?.querySelector<HTMLElement>("[role=radio][aria-checked=true]");
  (chosen ?? field)?.focus();
}

/** To the first field with a message, once it is drawn, and the message into view; of a choice to its first option. */
export function focusFirstMessage(form: HTMLElement): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong?.querySelector<HTMLElement>("[role=radio]") ?? wrong)?.focus();
    // The hint stands below the message.
    const words = wrong?.getAttribute("aria-describedby")?.split(" ").at(-1);
    document.getElementById(words ?? "")?.scrollIntoView({ block: "nearest" });
  });
}

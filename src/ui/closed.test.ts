import { type ComponentProps, createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { CircleCheck, MapPin } from "lucide-react";
import { expect, test } from "vitest";
import { AlertDialog } from "./alert-dialog.tsx";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import { Menu } from "./menu.tsx";
import { Tooltip } from "./tooltip.tsx";

// What is closed is a button and nothing else: what opens it comes when somebody is about to press it.

const button = createElement(Button, { "aria-label": "More", size: "icon" }, "…");
const menu: ComponentProps<typeof Menu> = { trigger: button, children: "never drawn" };
const tooltip: ComponentProps<typeof Tooltip> = { content: "never drawn", children: button };
const drawn = (thing: ReactElement) => renderToString(thing);

test("a closed menu is its button, which says what it opens", () => {
  const html = drawn(createElement(Menu, menu));
  expect(html).toMatch(/^<button [^>]*aria-haspopup="menu" aria-expanded="false" data-state="closed"[^>]*>…<\/button>$/);
});

test("a closed tooltip is what it belongs to", () => {
  expect(drawn(createElement(Tooltip, tooltip))).toBe(drawn(button));
});

test.each([
  ["dialog", Dialog],
  ["drawer", Drawer],
  [
    "question",
    ({ trigger }: { trigger?: ReactElement }) =>
      createElement(AlertDialog, {
        ...(trigger && { trigger }),
        title: "Delete?",
        description: "It cannot be undone",
        confirmLabel: "Delete",
        onConfirm: () => undefined,
      }),
  ],
] as const)("a closed %s is its button, and nothing without one", (_name, Part) => {
  const html = drawn(createElement(Part, { title: "Evidence", trigger: button }));
  expect(html).toMatch(/^<button [^>]*aria-haspopup="dialog" aria-expanded="false" data-state="closed"[^>]*>…<\/button>$/);
  expect(drawn(createElement(Part, { title: "Evidence" }))).toBe("");
});

test("an icon has the library's lines, says what it means, or is passed over", () => {
  for (const shape of [MapPin, CircleCheck]) {
    const lines = /<svg[^>]*>(.*)<\/svg>/.exec(renderToString(createElement(shape)))?.[1]?.replaceAll(/><\/\w+>/g, "/>");
    expect(lines).toMatch(/^<(?:path|circle) /);
    expect(renderToString(createElement(Icon, { icon: shape }))).toContain(lines);
  }
  expect(renderToString(createElement(Icon, { icon: MapPin }))).toContain('aria-hidden="true"');
  const said = renderToString(createElement(Icon, { icon: MapPin, label: "Where" }));
  expect(said).toContain('role="img"');
  expect(said).toContain('aria-label="Where"');
  expect(said).not.toContain("aria-hidden");
});

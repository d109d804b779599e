import { createElement, Fragment, type ComponentProps, type ReactElement, useId } from "react";
import { renderToString } from "react-dom/server";
import { CircleCheck, MapPin } from "lucide-react";
import { expect, test } from "vitest";
import { ClosedAlertDialog, LiveAlertDialog } from "./alert-dialog.tsx";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { ClosedDialog, LiveDialog } from "./dialog.tsx";
import { ClosedDrawer, LiveDrawer } from "./drawer.tsx";
import { ClosedMenu, LiveMenu } from "./menu.tsx";
import { DrawnSwitch, LiveSwitch } from "./switch.tsx";
import * as tabs from "./tabs.tsx";
import { ClosedTooltip, LiveTooltip, TooltipProvider } from "./tooltip.tsx";

// The browser takes over what the server drew. Where the two differ, a control may lose its name or its label's id.

const button = createElement(Button, { "aria-label": "More", size: "icon" }, "…");
const before = createElement("p", null, "before");

/** Its id says where React believes to be: another one after the thing under test means that ids have moved. */
function After() {
  return createElement("i", { id: useId() });
}

function drawn(thing: ReactElement): string {
  return attributesSorted(
    renderToString(createElement(TooltipProvider, null, createElement(Fragment, null, before, thing, createElement(After)))),
  );
}

// Order means nothing to a browser.
function attributesSorted(html: string): string {
  return html.replaceAll(/<([a-z]+)((?: [\w-]+="[^"]*")+)/g, (_all, tag: string, attributes: string) => {
    const sorted = [...attributes.matchAll(/ [\w-]+="[^"]*"/g)].map(([attribute]) => attribute).toSorted();
    return `<${tag}${sorted.join("")}`;
  });
}

test("a closed menu is drawn as the live one draws it", () => {
  const props: ComponentProps<typeof LiveMenu> = { trigger: button, children: null };
  expect(drawn(createElement(ClosedMenu, props))).toBe(drawn(createElement(LiveMenu, props)));
});

test("a closed tooltip is drawn as the live one draws it", () => {
  const props: ComponentProps<typeof LiveTooltip> = { content: "What it is", children: button };
  expect(drawn(createElement(ClosedTooltip, props))).toBe(drawn(createElement(LiveTooltip, props)));
});

test.each([button, null])("a closed question is drawn as the live one draws it", (trigger) => {
  const props: ComponentProps<typeof LiveAlertDialog> = {
    ...(trigger ? { trigger } : {}),
    title: "Delete?",
    description: "It cannot be undone",
    confirmLabel: "Delete",
    onConfirm: () => undefined,
  };
  expect(drawn(createElement(ClosedAlertDialog, props))).toBe(drawn(createElement(LiveAlertDialog, props)));
});

test.each([
  ["dialog", ClosedDialog, LiveDialog],
  ["drawer", ClosedDrawer, LiveDrawer],
] as const)("a closed %s is drawn as the live one draws it, open or not", (_name, Closed, Live) => {
  for (const trigger of [button, undefined]) {
    for (const open of [false, true, undefined]) {
      const props = { title: "Evidence", children: "…", ...(trigger && { trigger }), ...(open !== undefined && { open }) };
      expect(drawn(createElement(Closed, props))).toBe(drawn(createElement(Live, props)));
    }
  }
});

test.each([{ value: "two" }, { defaultValue: "one", orientation: "vertical", dir: "rtl", className: "wide" }, {}] as const)(
  "tabs are drawn as the live ones draw them: %o",
  (root) => {
    const of = (Root: typeof tabs.Tabs, List: typeof tabs.TabsList, Tab: typeof tabs.Tab, Panel: typeof tabs.TabPanel) =>
      drawn(
        createElement(
          Root,
          { ...root, onValueChange: () => undefined },
          createElement(
            List,
            { "aria-label": "Views", className: "long" },
            createElement(Tab, { value: "one", count: 3 }, "One", createElement(After)),
            createElement(Tab, { value: "two", disabled: true }, "Two"),
          ),
          createElement(Panel, { value: "one" }, createElement(After)),
          createElement(Panel, { value: "two", style: { color: "red" }, className: "flush" }, createElement(After)),
          createElement(Panel, { value: "three", forceMount: true }, createElement(After)),
          createElement(Panel, { value: "four", forceMount: true, hidden: true }, createElement(After)),
        ),
      );
    expect(of(tabs.DrawnTabs, tabs.DrawnTabsList, tabs.DrawnTab, tabs.DrawnTabPanel)).toBe(
      of(tabs.LiveTabs, tabs.LiveTabsList, tabs.LiveTab, tabs.LiveTabPanel),
    );
  },
);

test.each([
  {},
  { checked: true },
  { checked: false, disabled: true },
  { defaultChecked: true, name: "held", required: true, value: "yes", form: "elsewhere" },
])("a switch is drawn as the live one draws it: %o", (props) => {
  const given = { id: "it", "aria-describedby": "why", onCheckedChange: () => undefined, ...props };
  expect(drawn(createElement(DrawnSwitch, given))).toBe(drawn(createElement(LiveSwitch, given)));
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

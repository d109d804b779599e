import { expect, test } from "vitest";
import { placeBeside } from "./place-beside.ts";

const room = { width: 400, height: 300 };
const panel = { width: 100, height: 40 };
const button = { left: 150, top: 100, width: 60, height: 20 };

test("a panel stands beside its button, in the middle or at an end of it", () => {
  expect(placeBeside(button, panel, { side: "top", align: "center" }, room)).toEqual({ left: 130, top: 54 });
  expect(placeBeside(button, panel, { side: "bottom", align: "start" }, room)).toEqual({ left: 150, top: 126 });
  expect(placeBeside(button, panel, { side: "right", align: "end" }, room)).toEqual({ left: 216, top: 80 });
  expect(placeBeside(button, panel, { side: "left", align: "center" }, room)).toEqual({ left: 44, top: 90 });
});

test("it stands on the other side where there is no room, and never over the edge", () => {
  expect(placeBeside({ ...button, top: 20 }, panel, { side: "top", align: "center" }, room).top).toBe(46);
  expect(placeBeside({ ...button, left: 320 }, panel, { side: "right", align: "center" }, room).left).toBe(214);
  expect(placeBeside({ ...button, left: 2 }, panel, { side: "bottom", align: "center" }, room).left).toBe(8);
  expect(placeBeside({ ...button, left: 390 }, panel, { side: "bottom", align: "start" }, room).left).toBe(292);
});

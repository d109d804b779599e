import { demoPeople } from "#app/db/demo/manifest.ts";

/** A person of the demo by what they may do; the second member is there to sign in and out. */
export const demoRoles = ["owner", "member", "second member", "staff"] as const;
export type DemoRole = (typeof demoRoles)[number];

export function demoEmail(role: DemoRole): string {
  const [member, second] = demoPeople.filter((person) => person.role === "member");
  const person = role === "member" ? member : role === "second member" ? second : demoPeople.find((one) => one.role === role);
  if (!person) throw new Error(`The demo has no ${role}`);
  return person.email;
}

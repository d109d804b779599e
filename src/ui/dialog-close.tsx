import { Dialog as Primitive } from "radix-ui";
import type { ReactElement } from "react";

/** Wrap a button in it to close the dialog around. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}

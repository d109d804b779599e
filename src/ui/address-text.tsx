import { Fragment } from "react";
import { addressParts } from "./address-parts.ts";

/** A web address that breaks, where it has to, after its "/", "?", "&", "." and "-" instead of inside a word. */
export function AddressText({ address }: { address: string }) {
  return (
    <span className="wrap-anywhere" dir="ltr">
      {addressParts(address).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

import { Fragment } from "react";

/** An e-mail address that breaks, where it has to, before its "@" and its dots instead of inside a word. */
export function EmailText({ address }: { address: string }) {
  return (
    <span className="wrap-anywhere">
      {address.split(/(?=[@.])/u).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

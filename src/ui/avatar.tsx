import { useState } from "react";
import { classNames } from "./class-names.ts";
import { initials } from "./initials.ts";

const sizes = { sm: "size-6 text-[0.625rem]", md: "size-8 text-xs", lg: "size-12 text-base" };

type AvatarProps = {
  /** Its initials stand in while there is no picture. */
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  /** Read the name out; leave off where the name stands beside it. */
  labelled?: boolean;
  className?: string;
};

export function Avatar({ name, src, size = "md", labelled = false, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const props = {
    ...(labelled ? { role: "img", "aria-label": name } : { "aria-hidden": true }),
    className: classNames(
      "inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-raised font-semibold text-ink-soft select-none",
      sizes[size],
      className,
    ),
  };
  return (
    <span {...props}>
      {src && src !== failed ? (
        <img
          // It may have failed before the page came alive.
          ref={(image) => (image?.complete && image.naturalWidth === 0 ? setFailed(src) : undefined)}
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className="size-full object-cover"
        />
      ) : (
        <span>{initials(name)}</span>
      )}
    </span>
  );
}

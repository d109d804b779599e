import { Avatar as Primitive } from "radix-ui";
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
  const props = {
    ...(labelled ? { role: "img", "aria-label": name } : { "aria-hidden": true }),
    className: classNames(
      "inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-raised font-semibold text-ink-soft select-none",
      sizes[size],
      className,
    ),
  };
  // Without a picture there is nothing to wait for.
  if (!src) {
    return (
      <span {...props}>
        <span>{initials(name)}</span>
      </span>
    );
  }
  return (
    <Primitive.Root {...props}>
      <Primitive.Image src={src} alt="" referrerPolicy="no-referrer" className="size-full object-cover" />
      <Primitive.Fallback>{initials(name)}</Primitive.Fallback>
    </Primitive.Root>
  );
}

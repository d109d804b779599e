import type { LucideIcon } from "lucide-react";
import { classNames } from "./class-names.ts";

export type IconSize = "inline" | "xs" | "sm" | "md" | "lg" | "xl" | "2xl" | "3xl" | "4xl";
export type IconShape = LucideIcon;

const sizes: Record<IconSize, string> = {
  inline: "size-[1em]",
  xs: "size-3",
  sm: "size-3.5",
  md: "size-4",
  lg: "size-5",
  xl: "size-6",
  "2xl": "size-8",
  "3xl": "size-10",
  "4xl": "size-14",
};

type IconProps = {
  icon: IconShape;
  size?: IconSize;
  /** Says what the icon means. Leave out where words beside it say the same. */
  label?: string;
  className?: string;
};

export function Icon({ icon: Shape, size = "md", label, className }: IconProps) {
  return (
    <Shape
      className={classNames("shrink-0", sizes[size], size === "inline" && "inline-block align-[-0.125em]", className)}
      strokeWidth={size === "3xl" || size === "4xl" ? 1.25 : 1.75}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      focusable={false}
    />
  );
}

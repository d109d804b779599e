import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";

export type IconSize = "inline" | "xs" | "sm" | "md" | "lg" | "xl" | "2xl" | "3xl" | "4xl";
export type IconShape = LucideIcon;

type IconProps = {
  icon: IconShape;
  size?: IconSize;
  /** Says what the icon means. Leave out where words beside it say the same. */
  label?: string;
  className?: string;
};

// A page has a hundred icons. The library's component takes three of React's for each, and one more for every line of the
// drawing; what they come to is always the same markup, so it is written once.
const drawings = new WeakMap<IconShape, { __html: string }>();

export function Icon({ icon: Shape, size = "md", label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`icon icon-${size}${className ? ` ${className}` : ""}`}
      role={label ? "img" : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      // The icon library's own constants: nothing that anybody typed gets here.
      dangerouslySetInnerHTML={drawingOf(Shape)}
    />
  );
}

function drawingOf(shape: IconShape): { __html: string } {
  let drawing = drawings.get(shape);
  if (!drawing) {
    drawing = {
      __html: linesOf(shape)
        .map(([tag, attributes]) => `<${tag}${written(attributes)}/>`)
        .join(""),
    };
    drawings.set(shape, drawing);
  }
  return drawing;
}

type Line = [tag: string, attributes: Record<string, string>];

/**
 * The lines of one of the library's icons, which is a forwarded component around its drawing.
 * @throws when the library builds its icons in another way
 */
function linesOf(shape: IconShape): readonly Line[] {
  const { render } = shape as unknown as { render?: (props: object, ref: null) => ReactElement<{ icon?: { node?: Line[] } }> };
  const lines = render?.({}, null).props.icon?.node;
  if (!lines) throw new Error("The icon library keeps its drawings elsewhere");
  return lines;
}

function written({ key: _key, ...attributes }: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}

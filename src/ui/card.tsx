import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type CardProps = ComponentProps<"div"> & {
  as?: "div" | "section" | "article" | "li";
  /** "quiet" is an edge without ground, for what stands back; "accent" for what is chosen or recommended. */
  look?: "plain" | "quiet" | "accent";
};

const looks = {
  plain: "border-line bg-surface shadow-raised",
  quiet: "border-line bg-transparent",
  accent: "border-accent/60 bg-surface shadow-raised",
};

export function Card({ as: Element = "div", look = "plain", className, ...props }: CardProps) {
  // The four elements take the same attributes; TypeScript only knows that for one at a time.
  const Tag = Element as "div";
  return <Tag className={classNames("min-w-0 rounded-lg border", looks[look], className)} {...props} />;
}

type CardHeaderProps = {
  title: ReactNode;
  level?: 2 | 3 | 4;
  description?: ReactNode;
  /** At the end of the title's line: buttons, a menu. */
  actions?: ReactNode;
  /** Above the title: a badge, a date. */
  eyebrow?: ReactNode;
  id?: string;
  className?: string;
};

export function CardHeader({ title, level = 2, description, actions, eyebrow, id, className }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className={classNames("flex flex-wrap items-start gap-x-4 gap-y-2 px-5 pt-4 last:pb-4", className)}>
      <div className="min-w-0 flex-1 basis-48">
        {eyebrow ? <div className="mb-1.5 flex flex-wrap items-center gap-2 text-xs text-ink-muted">{eyebrow}</div> : null}
        <Heading id={id} className={classNames("font-semibold text-ink", level === 2 ? "text-lg" : "text-base")}>
          {title}
        </Heading>
        {description ? <p className="mt-0.5 text-sm text-ink-muted">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </header>
  );
}

export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div className={classNames("px-5 py-4", className)} {...props} />;
}

export function CardFooter({ className, ...props }: ComponentProps<"footer">) {
  return (
    <footer className={classNames("flex flex-wrap items-center gap-2 border-t border-line px-5 py-3", className)} {...props} />
  );
}

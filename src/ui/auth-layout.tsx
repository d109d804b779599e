import type { ReactElement, ReactNode } from "react";
import { Brand } from "./brand.tsx";
import { Card, CardBody } from "./card.tsx";
import { classNames } from "./class-names.ts";

type AuthLayoutProps = {
  title: ReactNode;
  description?: ReactNode;
  /** The link around the brand; a plain link to / unless the app's own link is given. */
  brandLink?: (brand: ReactNode) => ReactElement;
  /** Words over the animated column. */
  aside?: ReactNode;
  /** Under the card: the way to a neighbouring page. */
  footer?: ReactNode;
  /** What is in the card grows by itself: it begins at a height of its own, so that nothing moves. */
  grows?: boolean;
  children: ReactNode;
};

/** A form in the first column, a slowly moving ground in the second; one column on narrow screens. */
export function AuthLayout({ title, description, brandLink, aside, footer, grows = false, children }: AuthLayoutProps) {
  const link = brandLink ?? ((brand) => <a href="/">{brand}</a>);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="relative flex flex-col px-5 py-6 sm:px-10">
        <header className="[&>a]:inline-flex [&>a]:min-h-11 [&>a]:items-center [&>a]:rounded-md">{link(<Brand />)}</header>
        <main
          id="main"
          tabIndex={-1}
          className={classNames("flex flex-1 flex-col outline-none", grows ? "pt-[22dvh] pb-10" : "justify-center py-10")}
        >
          <div className="mx-auto w-full max-w-form">
            <h1 className="text-2xl font-semibold text-ink">{title}</h1>
            {description ? <p className="mt-2 text-ink-muted">{description}</p> : null}
            <Card className="mt-7">
              <CardBody className="py-6">{children}</CardBody>
            </Card>
            {footer ? <div className="mt-5 text-sm text-ink-muted">{footer}</div> : null}
          </div>
        </main>
      </div>
      <div className="relative order-first isolate hidden min-h-40 overflow-hidden border-line bg-sunken sm:block lg:order-last lg:border-s print:hidden">
        <DriftingGround />
        {aside ? (
          <aside className="relative flex h-full flex-col justify-end p-8 lg:p-14">
            <div className="max-w-md text-lg text-balance text-ink-soft">{aside}</div>
          </aside>
        ) : null}
      </div>
    </div>
  );
}

/** Two soft lights behind ruled lines. It moves by transform alone, and stands still for those who ask for that. */
function DriftingGround() {
  return (
    <div aria-hidden className="absolute inset-0 -z-10 forced-colors:hidden">
      <div className="absolute -top-1/4 -left-1/4 size-4/5 rounded-full bg-[radial-gradient(closest-side,rgb(143_188_242/0.26),rgb(143_188_242/0.12)_40%,rgb(143_188_242/0.03)_75%,transparent)] will-change-transform motion-safe:animate-drift" />
      <div className="absolute -right-1/4 -bottom-1/3 size-full rounded-full bg-[radial-gradient(closest-side,rgb(169_223_226/0.16),rgb(169_223_226/0.07)_45%,rgb(169_223_226/0.02)_75%,transparent)] will-change-transform motion-safe:animate-drift-back" />
      <div className="absolute inset-0 bg-[repeating-linear-gradient(to_bottom,transparent_0_31px,rgb(143_188_242/0.07)_31px_32px)] [mask-image:linear-gradient(to_bottom_right,black,transparent_85%)]" />
    </div>
  );
}

import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

type Props = {
  /** Where credits are added. */
  address: string;
  /** What it costs and what there is. */
  children: ReactNode;
  className?: string;
};

/** There is too little to pay with, and the way to more: in another tab, so that nothing typed here is lost. */
export function TopUpNotice({ address, children, className }: Props) {
  return (
    <Alert
      variant="warning"
      title="Not enough credits"
      announce
      {...(className ? { className } : {})}
      actions={
        <Button asChild size="sm" variant="outline">
          <a href={address} target="_blank" rel="noreferrer">
            Top up
          </a>
        </Button>
      }
    >
      {children}
    </Alert>
  );
}

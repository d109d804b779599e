import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AuthLayout } from "#app/ui/auth-layout.tsx";

type Props = { title: string; description?: ReactNode; footer?: ReactNode; grows?: boolean; children: ReactNode };

/** The frame of every page at the door: the brand leads home, the second column moves. */
export function AuthPage(props: Props) {
  return (
    <AuthLayout
      brandLink={(brand) => <Link to="/">{brand}</Link>}
      aside="Every claim is attested by a source that you can open."
      {...props}
    />
  );
}

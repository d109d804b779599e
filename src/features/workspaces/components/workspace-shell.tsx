import type { ReactNode } from "react";
import { Sidebar, SidebarInset, SidebarProvider } from "#app/ui/sidebar.tsx";

type Props = {
  /** The workspace's name and switcher. */
  header: ReactNode;
  navigation: ReactNode;
  footer: ReactNode;
  sidebarOpen: boolean;
  children: ReactNode;
};

/** The frame of every page inside a workspace. */
export function WorkspaceShell({ header, navigation, footer, sidebarOpen, children }: Props) {
  return (
    <SidebarProvider defaultOpen={sidebarOpen}>
      <Sidebar label="Workspace" header={header} footer={footer}>
        {navigation}
      </Sidebar>
      <SidebarInset>{children}</SidebarInset>
    </SidebarProvider>
  );
}

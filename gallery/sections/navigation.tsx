import { FilePlus2, FileText, Library, Search, Settings } from "lucide-react";
import { useState } from "react";
import { Brand, BrandMark } from "#app/ui/brand.tsx";
import { CommandList } from "#app/ui/command-list.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { NavTab, NavTabs } from "#app/ui/nav-tabs.tsx";
import { notify } from "#app/ui/notify.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { HeaderBar, PageBody, Sidebar, SidebarGroup, SidebarInset, SidebarItem, SidebarProvider } from "#app/ui/sidebar.tsx";
import { Tab, TabPanel, Tabs, TabsList } from "#app/ui/tabs.tsx";
import type { SpecimenGroup } from "../specimen.tsx";

function Commands() {
  const [query, setQuery] = useState("");
  const options = ["New dossier", "Library", "Settings"]
    .filter((label) => label.toLowerCase().includes(query.toLowerCase()))
    .map((label) => ({ id: label, label, icon: FileText }));
  return (
    <CommandList
      label="Search pages"
      autoFocus={false}
      query={query}
      onQueryChange={setQuery}
      groups={[{ id: "pages", label: "Pages", options }]}
      status={`${options.length} pages`}
      onChoose={(id) => notify.info(id)}
    />
  );
}

/** On a page of its own (`?only=sidebar`): the sidebar is as tall as the window. */
export function SidebarPage() {
  return (
    <SidebarProvider>
      <Sidebar label="Workspace" header={<Brand />}>
        <SidebarGroup>
          <SidebarItem icon={Search} label="Search" trailing={<Kbd>Ctrl K</Kbd>}>
            <button type="button" aria-label="Search" />
          </SidebarItem>
          <SidebarItem icon={FilePlus2} label="New dossier" active>
            <a href="?only=sidebar" />
          </SidebarItem>
        </SidebarGroup>
        <SidebarGroup label="Dossiers">
          <SidebarItem icon={Library} label="A dossier in a folder with a name that is longer than the sidebar is wide" depth={1}>
            <a href="?only=sidebar" />
          </SidebarItem>
          <SidebarItem icon={Settings} label="With a count" trailing="12">
            <a href="?only=sidebar" />
          </SidebarItem>
        </SidebarGroup>
      </Sidebar>
      <SidebarInset>
        <HeaderBar title="A page" eyebrow="Workspace" />
        <PageBody>
          <p>
            <Kbd>Ctrl</Kbd> or <Kbd>⌘</Kbd> with <Kbd>B</Kbd> collapses it; under 768 px it is a drawer.
          </p>
        </PageBody>
      </SidebarInset>
    </SidebarProvider>
  );
}

export const navigation: SpecimenGroup = {
  id: "navigation",
  title: "Navigation",
  specimens: [
    {
      id: "sidebar",
      title: "Sidebar",
      file: "ui/sidebar.tsx",
      note: "20rem wide, 3rem collapsed, a drawer under 768 px; a cookie keeps it for 7 days.",
      draw: () => (
        <p>
          <a className="link" href="?only=sidebar">
            On a page of its own
          </a>
        </p>
      ),
    },
    {
      id: "tabs",
      title: "Tabs",
      file: "ui/tabs.tsx",
      draw: () => (
        <Tabs defaultValue="list">
          <TabsList aria-label="How incidents are shown">
            <Tab value="list" count={12}>
              List
            </Tab>
            <Tab value="timeline">Timeline</Tab>
            <Tab value="places" disabled>
              By place
            </Tab>
          </TabsList>
          <TabPanel value="list">The list</TabPanel>
          <TabPanel value="timeline">The timeline</TabPanel>
          <TabPanel value="places">The places</TabPanel>
        </Tabs>
      ),
    },
    {
      id: "nav-tabs",
      title: "Tabs that are addresses",
      file: "ui/nav-tabs.tsx",
      draw: () => (
        <NavTabs label="Settings">
          <NavTab active>
            <a href="#nav-tabs">Workspace</a>
          </NavTab>
          <NavTab active={false} count={3}>
            <a href="#nav-tabs">Members</a>
          </NavTab>
        </NavTabs>
      ),
    },
    {
      id: "pagination",
      title: "Pagination",
      file: "ui/pagination.tsx",
      draw: () => (
        <Pagination page={6} pageCount={40} renderLink={(page, props) => <a href="#pagination" data-page={page} {...props} />} />
      ),
    },
    { id: "command-list", title: "Command list", file: "ui/command-list.tsx", draw: () => <Commands /> },
    {
      id: "brand",
      title: "Brand",
      file: "ui/brand.tsx",
      draw: () => (
        <div className="specimen-row">
          <Brand />
          <BrandMark />
        </div>
      ),
    },
  ],
};

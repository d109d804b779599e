import { FileText, Folder, FolderOpen, Gavel, Scale } from "lucide-react";
import { useState } from "react";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#app/ui/card.tsx";
import { DefinitionList } from "#app/ui/definition-list.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { HighlightedText } from "#app/ui/highlighted-text.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Quotation } from "#app/ui/quotation.tsx";
import { AddressText } from "#app/ui/address-text.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { Separator } from "#app/ui/separator.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#app/ui/table.tsx";
import { Timeline, TimelineItem } from "#app/ui/timeline.tsx";
import { TreeLine } from "#app/ui/tree-line.tsx";
import { useVeil, VeilProvider } from "#app/ui/veil.tsx";
import type { SpecimenGroup } from "../specimen.tsx";

const passage = "The council's record says that the speaker was interrupted twice before the vote.";
const marked = { start: passage.indexOf("was interrupted"), end: passage.indexOf(" before") };
const hash = "9f2c4e8a1b7d3056c4e8f9a02b6d713e5c8a4f1e0d9b7c6a5f4e3d2c1b0a9f8e";

function Covered() {
  const [isCovered, setCovered] = useState(true);
  return (
    <VeilProvider isCovered={isCovered}>
      <Switch label="Cover distressing content" checked={isCovered} onCheckedChange={setCovered} />
      <Veiled />
    </VeilProvider>
  );
}

function Veiled() {
  const veil = useVeil("the quotation");
  return (
    <>
      {veil.cover(<p>“{passage}”</p>)}
      <div className="specimen-row">{veil.button}</div>
    </>
  );
}

export const content: SpecimenGroup = {
  id: "content",
  title: "Content",
  specimens: [
    {
      id: "quotation",
      title: "Quotation",
      file: "ui/quotation.tsx, ui/highlighted-text.tsx",
      note: "Evidence looks like evidence: the words, the source, the date, the fingerprint of the archived copy.",
      draw: () => (
        <>
          <Quotation
            before="At the meeting of 4 March "
            text={passage}
            ranges={[marked]}
            after=" It was carried."
            source={<a href="#quotation">Minutes of the harbour board</a>}
            date="4 March 2024"
            hash={hash}
            actions={
              <Button size="sm" variant="outline">
                Open the archived page
              </Button>
            }
          />
          <Quotation
            text="הדברים נאמרו בישיבה, כך לפי הפרוטוקול."
            lang="he"
            source="פרוטוקול הישיבה"
            date="March, 2024"
            hash={hash}
          />
          <Quotation text="قيلت هذه الكلمات في الجلسة، بحسب المحضر." lang="ar" source="محضر الجلسة" />
          <p>
            <HighlightedText text={passage} ranges={[{ start: 4, end: 20 }]} />
          </p>
        </>
      ),
    },
    {
      id: "veil",
      title: "Veil",
      file: "ui/veil.tsx",
      note: "What may distress is covered until it is opened, also for readers and the keyboard.",
      draw: () => <Covered />,
    },
    {
      id: "cards",
      title: "Card",
      file: "ui/card.tsx",
      draw: () => (
        <div className="specimen-columns">
          {(["plain", "quiet", "accent"] as const).map((look) => (
            <Card key={look} look={look}>
              <CardHeader
                level={4}
                eyebrow="Dossier"
                title={`A card, ${look}`}
                description="With a line about it."
                actions={
                  <Button size="sm" variant="ghost">
                    Edit
                  </Button>
                }
              />
              <CardBody>
                <p>A long name: Wilhelmina Featherstonehaugh-Krishnamoorthy y Etxeberria-Goikoetxea.</p>
              </CardBody>
              <CardFooter>
                <Button size="sm">Open</Button>
              </CardFooter>
            </Card>
          ))}
        </div>
      ),
    },
    {
      id: "page-header",
      title: "Page header",
      file: "ui/page-header.tsx",
      draw: () => (
        <PageHeader
          level={2}
          eyebrow="Settings"
          title="Members"
          description="Who works in this workspace."
          meta={<Badge>3 of 5</Badge>}
          actions={<Button variant="primary">Invite</Button>}
        />
      ),
    },
    {
      id: "table",
      title: "Table",
      file: "ui/table.tsx",
      note: "Scrolls within itself where it is wider than its place; the keyboard can reach it.",
      draw: () => (
        <Table caption="Use of credits" showCaption>
          <TableHead>
            <TableRow>
              <TableHeader>What for</TableHeader>
              <TableHeader>Who</TableHeader>
              <TableHeader align="end">Credits</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableHeader scope="row">Search for incidents</TableHeader>
              <TableCell>Emre Castellow</TableCell>
              <TableCell align="end">−25</TableCell>
            </TableRow>
            <TableRow>
              <TableHeader scope="row">Donaudampfschifffahrtsgesellschaftskapitänswitwe</TableHeader>
              <TableCell>Thandi Marlowe-Fisk</TableCell>
              <TableCell align="end">−250</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      ),
    },
    {
      id: "definition-list",
      title: "Definition list",
      file: "ui/definition-list.tsx",
      draw: () => (
        <div className="specimen-columns">
          {(["rows", "stacked", "grid"] as const).map((layout) => (
            <DefinitionList
              key={layout}
              layout={layout}
              items={[
                { term: "Layout", value: layout },
                { term: "Place", value: "Port Ellery" },
                { term: "E-mail", value: <EmailText address="ileana.quist-adeyemi@harbour-museum.example.org" /> },
                {
                  term: "Address",
                  value: (
                    <AddressText address="https://harbour-museum.example.org/news/2024/the-council-hears-the-speaker?page=2" />
                  ),
                },
                { term: "Archived", value: <RelativeTime date={new Date(Date.now() - 3 * 86_400_000)} /> },
              ]}
            />
          ))}
        </div>
      ),
    },
    {
      id: "timeline",
      title: "Timeline",
      file: "ui/timeline.tsx",
      draw: () => (
        <Timeline label="Events">
          <TimelineItem
            date="January, 2025"
            dateTime="2025-01"
            title="Sentenced"
            icon={Gavel}
            tone="danger"
            meta={<Badge tone="outline">Sentenced</Badge>}
          >
            Fourteen months, says the wire service.
          </TimelineItem>
          <TimelineItem date="November, 2023" dateTime="2023-11" title="Charged" icon={Scale} tone="warning" />
          <TimelineItem date="2022" dateTime="2022" title="Statement" tone="accent" />
          <TimelineItem date="2021" dateTime="2021" title="Corrected" tone="success" />
          <TimelineItem date="Unknown date" title="כתב יד ישן" />
        </Timeline>
      ),
    },
    {
      id: "tree",
      title: "Tree",
      file: "ui/tree-line.tsx",
      draw: () => (
        <div role="tree" aria-label="Folders and dossiers" className="tree-of-lines">
          <TreeLine label="Port Ellery, 2 dossiers" level={1} position={1} siblings={3} isOpen icon={FolderOpen} isActive>
            <span>Port Ellery</span>
          </TreeLine>
          <TreeLine label="Corwin Stedge" level={2} position={1} siblings={2} isOpen={null} icon={FileText} isCurrent>
            <span>Corwin Stedge (the page that is open)</span>
          </TreeLine>
          <TreeLine label="Tadeo Brannick" level={2} position={2} siblings={2} isOpen={null} icon={FileText} isSelected>
            <span>Tadeo Brannick (selected)</span>
          </TreeLine>
          <TreeLine label="Wexmoor, 0 dossiers" level={1} position={2} siblings={3} isOpen={false} icon={Folder} isDropTarget>
            <span>Wexmoor (dropped on)</span>
          </TreeLine>
          <TreeLine label="Being moved" level={1} position={3} siblings={3} isOpen={null} icon={FileText} isCut>
            <span>Being moved</span>
          </TreeLine>
        </div>
      ),
    },
    {
      id: "disclosure",
      title: "Disclosure",
      file: "ui/disclosure.tsx",
      draw: () => (
        <>
          {(["plain", "heading", "card"] as const).map((look) => (
            <Disclosure key={look} look={look} summary={`What stands behind a line, ${look}`}>
              <p>It is drawn when it is first opened.</p>
            </Disclosure>
          ))}
        </>
      ),
    },
    {
      id: "avatar",
      title: "Avatar and separator",
      file: "ui/avatar.tsx, ui/separator.tsx",
      draw: () => (
        <>
          <div className="specimen-row">
            {(["sm", "md", "lg"] as const).map((size) => (
              <Avatar key={size} name="Shoshana Oduber-Lind" size={size} labelled />
            ))}
            <Avatar name="张 伟" size="lg" labelled />
          </div>
          <Separator />
        </>
      ),
    },
    {
      id: "prose",
      title: "Running text",
      file: "ui/styles.css",
      draw: () => (
        <div className="prose">
          <h4>Terms</h4>
          <p>
            A paragraph with <strong>strong words</strong> and <a href="#prose">a link</a>, which is told by its underline.
          </p>
          <ul>
            <li>One</li>
            <li>Another</li>
          </ul>
        </div>
      ),
    },
  ],
};

/** How the hosted engines are set for one kind of incident, by the incident type's search-engine id. */
type EngineSettings = {
  exa: { type: "auto"; category: { name: null; category: "news" | null; correction: "news" | null } };
  searxng: { categories: { name: string; category: string; correction: string } };
};

const bySearchEngineId: Readonly<Record<string, EngineSettings>> = {
  "attest-antisemitic-behavior": {
    // Reports of acts and what corrects them stand in the news; who somebody is stands anywhere.
    exa: { type: "auto", category: { name: null, category: "news", correction: "news" } },
    searxng: { categories: { name: "general", category: "general,news", correction: "general,news" } },
  },
};

const plain: EngineSettings = {
  exa: { type: "auto", category: { name: null, category: null, correction: null } },
  searxng: { categories: { name: "general", category: "general", correction: "general" } },
};

export function engineSettings(searchEngineId: string | undefined): EngineSettings {
  return (searchEngineId === undefined ? undefined : bySearchEngineId[searchEngineId]) ?? plain;
}

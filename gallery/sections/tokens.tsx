import stylesheet from "../../src/ui/styles.css?raw";
import { SpecimenRow, type SpecimenGroup } from "../specimen.tsx";
import { readTokens } from "../tokens.ts";

const file = "ui/styles.css";
const of = (prefix: string) => readTokens(stylesheet, prefix);
const short = (name: string, prefix: string) => name.slice(prefix.length);
const sizes = of("--text-").filter(({ name }) => !name.includes("--", 2));

export const tokens: SpecimenGroup = {
  id: "tokens",
  title: "Tokens",
  specimens: [
    {
      id: "colour",
      title: "Colour",
      file,
      note: "A closed set: a colour outside of it does not exist. Text on its own “soft” ground meets WCAG 2.2 AA.",
      draw: () => (
        <div className="swatches">
          {of("--color-").map(({ name, value }) => (
            <div key={name} className="swatch">
              <i style={{ background: value }} />
              <span>
                {short(name, "--color-")}
                <code>{value}</code>
              </span>
            </div>
          ))}
        </div>
      ),
    },
    {
      id: "type",
      title: "Type",
      file,
      draw: () => (
        <>
          {sizes.map(({ name, value }) => (
            <SpecimenRow key={name} name={`${short(name, "--")} · ${Number.parseFloat(value) * 16} px`}>
              <span style={{ fontSize: value, lineHeight: 1.3 }}>Every claim rests on a source</span>
            </SpecimenRow>
          ))}
          {of("--font-").map(({ name, value }) => (
            <SpecimenRow key={name} name={short(name, "--")}>
              <span style={{ fontFamily: value }}>
                Quotation, מקור, مصدر, источник · 0123456789 · <bdi>“the words as they stand”</bdi>
              </span>
            </SpecimenRow>
          ))}
        </>
      ),
    },
    {
      id: "space",
      title: "Space and width",
      file,
      note: "Steps of 4 px.",
      draw: () => (
        <>
          {[1, 1.5, 2, 3, 4, 5, 6, 8, 10, 16].map((step) => (
            <SpecimenRow key={step} name={`${step} · ${step * 4} px`}>
              <span style={{ blockSize: "0.75rem", inlineSize: `${step * 0.25}rem`, background: "var(--color-accent)" }} />
            </SpecimenRow>
          ))}
          {of("--container-").map(({ name, value }) => (
            <SpecimenRow key={name} name={`${short(name, "--container-")} · ${value}`}>
              <span
                style={{ blockSize: "0.5rem", inlineSize: value, maxInlineSize: "100%", background: "var(--color-line-strong)" }}
              />
            </SpecimenRow>
          ))}
        </>
      ),
    },
    {
      id: "radius",
      title: "Radius and shadow",
      file,
      draw: () => (
        <>
          <div className="specimen-row">
            {of("--radius-").map(({ name, value }) => (
              <span
                key={name}
                style={{
                  display: "grid",
                  placeItems: "center",
                  inlineSize: "7rem",
                  blockSize: "4rem",
                  border: "1px solid var(--color-line-strong)",
                  borderRadius: value,
                  fontSize: "var(--text-xs)",
                }}
              >
                {short(name, "--radius-")}
              </span>
            ))}
          </div>
          <div className="specimen-row">
            {of("--shadow-").map(({ name, value }) => (
              <span
                key={name}
                style={{
                  display: "grid",
                  placeItems: "center",
                  inlineSize: "9rem",
                  blockSize: "4.5rem",
                  margin: "1rem",
                  borderRadius: "var(--radius-md)",
                  background: "var(--color-raised)",
                  boxShadow: value,
                  fontSize: "var(--text-xs)",
                }}
              >
                {short(name, "--shadow-")}
              </span>
            ))}
          </div>
        </>
      ),
    },
    {
      id: "motion",
      title: "Motion",
      file,
      note: "Who asks for reduced motion gets none: every animation and transition ends at once.",
      draw: () => (
        <>
          {[...of("--ease-"), ...of("--default-transition-"), ...of("--animate-")].map(({ name, value }) => (
            <SpecimenRow key={name} name={short(name, "--")}>
              <code style={{ fontSize: "var(--text-xs)", color: "var(--color-ink-soft)" }}>{value}</code>
            </SpecimenRow>
          ))}
        </>
      ),
    },
  ],
};

import { ArrowRight, BookOpenText, Download, Search } from "lucide-react";
import { Button, type ButtonSize, type ButtonVariant } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon, type IconSize } from "#app/ui/icon.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { SpecimenRow, type SpecimenGroup } from "../specimen.tsx";

// Records, so that the compiler asks for each that there is.
const variants: Record<ButtonVariant, string> = {
  primary: "Create and search",
  secondary: "Open the source",
  outline: "Compare",
  ghost: "Cancel",
  gradient: "Choose a plan",
  "gradient-outline": "See the method",
  glow: "Start",
  link: "Read more",
  success: "Confirm",
  danger: "Delete",
  placeholder: "Add a row",
};
const sizes: Record<ButtonSize, string> = { sm: "Small", md: "Medium", lg: "Large", icon: "Icon" };
const iconSizes: Record<IconSize, string> = {
  inline: "as tall as the text",
  xs: "12 px",
  sm: "14 px",
  md: "16 px",
  lg: "20 px",
  xl: "24 px",
  "2xl": "32 px",
  "3xl": "40 px",
  "4xl": "56 px",
};

export const actions: SpecimenGroup = {
  id: "actions",
  title: "Actions",
  specimens: [
    {
      id: "button-variants",
      title: "Button: variants and states",
      file: "ui/button.tsx",
      note: "Each as it stands, under way, disabled, and as a link that looks like one.",
      draw: () => (
        <>
          {(Object.keys(variants) as ButtonVariant[]).map((variant) => (
            <SpecimenRow key={variant} name={variant}>
              <Button variant={variant}>{variants[variant]}</Button>
              <Button variant={variant} pending>
                {variants[variant]}
              </Button>
              <Button variant={variant} disabled>
                {variants[variant]}
              </Button>
              <Button variant={variant} asChild>
                <a href="#button-variants">As a link</a>
              </Button>
            </SpecimenRow>
          ))}
        </>
      ),
    },
    {
      id: "button-sizes",
      title: "Button: sizes",
      file: "ui/button.tsx",
      note: "Under fingers the sizes grow to 40 and 44 px.",
      draw: () => (
        <>
          {(Object.keys(sizes) as ButtonSize[]).map((size) => (
            <SpecimenRow key={size} name={size}>
              {(["primary", "secondary", "outline", "ghost"] as const).map((variant) => (
                <Button
                  key={variant}
                  size={size}
                  variant={variant}
                  aria-label={size === "icon" ? `Download, ${variant}` : undefined}
                >
                  <Icon icon={Download} />
                  {size === "icon" ? null : sizes[size]}
                </Button>
              ))}
            </SpecimenRow>
          ))}
          <SpecimenRow name="long words">
            <Button variant="outline">
              Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz in a button that is no wider than its place
            </Button>
          </SpecimenRow>
        </>
      ),
    },
    {
      id: "copy-button",
      title: "Copy button and keys",
      file: "ui/copy-button.tsx, ui/kbd.tsx",
      draw: () => (
        <div className="specimen-row">
          <CopyButton text="attest" />
          <CopyButton text="attest" showLabel label="Copy the address" />
          <span>
            <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> opens the search
          </span>
        </div>
      ),
    },
    {
      id: "icons",
      title: "Icon sizes",
      file: "ui/icon.tsx",
      draw: () => (
        <>
          {(Object.keys(iconSizes) as IconSize[]).map((size) => (
            <SpecimenRow key={size} name={`${size} · ${iconSizes[size]}`}>
              <Icon icon={Search} size={size} />
              <Icon icon={BookOpenText} size={size} label="Source" />
              {size === "inline" ? (
                <span>
                  Text with an icon <Icon icon={ArrowRight} size="inline" /> in its line
                </span>
              ) : null}
            </SpecimenRow>
          ))}
        </>
      ),
    },
  ],
};

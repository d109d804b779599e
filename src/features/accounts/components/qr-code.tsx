import { encode } from "uqr";

/** A QR code as one path, dark on light whatever the theme: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="size-52 rounded-md" shapeRendering="crispEdges">
      <rect width={size} height={size} fill="rgb(255 255 255)" />
      <path d={path} fill="rgb(0 0 0)" />
    </svg>
  );
}

import { useEffect, useState } from "react";

/** Minutes and seconds between two moments; runs on while the second is not known. */
export function Elapsed({ from, to }: { from: string; to: string | null }) {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (to) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [to]);
  const end = to ? Date.parse(to) : now;
  // The server does not know the reader's clock: the time appears once the page is alive.
  if (end === null) return <span className="tabular-nums">–:––</span>;
  const seconds = Math.max(0, Math.round((end - Date.parse(from)) / 1000));
  return (
    <span className="tabular-nums" role="timer" aria-label="Elapsed time">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}

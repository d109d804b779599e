import { useEffect, useState } from "react";
import { timeFrom, utcMinute } from "./date-words.ts";

type RelativeTimeProps = { date: Date | string | number; className?: string };

/** How long ago, kept up to date; the moment itself in its title. */
export function RelativeTime({ date, className }: RelativeTimeProps) {
  const moment = new Date(date);
  const time = moment.getTime();
  const [words, setWords] = useState(() => (Number.isNaN(time) ? "" : timeFrom(new Date(), moment)));

  useEffect(() => {
    if (Number.isNaN(time)) return;
    const update = () => setWords(timeFrom(new Date(), new Date(time)));
    update();
    const timer = setInterval(update, 30_000);
    return () => clearInterval(timer);
  }, [time]);

  if (Number.isNaN(time)) return <span className={className}>Unknown date</span>;
  return (
    // The same words from the server, so that nothing moves when the browser takes over: at worst a minute has passed.
    <time dateTime={moment.toISOString()} title={utcMinute(moment)} className={className} suppressHydrationWarning>
      {words}
    </time>
  );
}

import { useEffect, useState } from "react";
import { timeFrom, utcDay, utcMinute } from "./date-words.ts";

type RelativeTimeProps = { date: Date | string | number; className?: string };

/** The server and the first render say the day in UTC; once in the browser it says how long ago, kept up to date. */
export function RelativeTime({ date, className }: RelativeTimeProps) {
  const moment = new Date(date);
  const time = moment.getTime();
  const [words, setWords] = useState<string | null>(null);

  useEffect(() => {
    if (Number.isNaN(time)) return;
    const update = () => setWords(timeFrom(new Date(), new Date(time)));
    update();
    const timer = setInterval(update, 30_000);
    return () => clearInterval(timer);
  }, [time]);

  if (Number.isNaN(time)) return <span className={className}>Unknown date</span>;
  return (
    <time dateTime={moment.toISOString()} title={utcMinute(moment)} className={className}>
      {words ?? utcDay(moment)}
    </time>
  );
}

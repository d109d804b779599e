import { asked } from "./asked.ts";
import { tables } from "./tables.ts";

// npm run eval:tables [-- NAME… --list]: the tables of plain sentences, asked of the embedded engine; --list prints every cell that fails.

const names = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const isListed = process.argv.includes("--list");
const wanted = tables.filter(({ name }) => names.length === 0 || names.some((one) => name.includes(one)));
if (wanted.length === 0) {
  console.error(`No table has such a name. There are: ${tables.map(({ name }) => name).join("; ")}`);
  process.exitCode = 1;
}
for (const table of wanted) {
  const { count, failed } = asked(table);
  console.log(`${table.name} (${table.wanted}): ${failed.length} of ${count} fail. ${table.about}`);
  if (isListed)
    for (const { cell, decision } of failed)
      console.log(`  ${cell.id} ${cell.subject}: ${decision}\n    ${cell.text.replaceAll("\n\n", "\n    ")}`);
}

import { asked } from "./asked.ts";
import { tables } from "./tables.ts";

// npm run eval:tables [-- NAME… --list]: the tables of plain sentences, asked of the embedded engine; --list prints every cell that fails.

const names = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const isListed = process.argv.includes("--list");
for (const table of tables) {
  if (names.length > 0 && !names.some((one) => table.name.includes(one))) continue;
  const { count, failed } = asked(table);
  console.log(`${table.name} (${table.wanted}): ${failed.length} of ${count} fail`);
  if (isListed)
    for (const { cell, decision } of failed)
      console.log(`  ${cell.id} ${cell.subject}: ${decision}\n    ${cell.text.replaceAll("\n\n", "\n    ")}`);
}

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

const endOfDirectory = 0x06054b50;

/** Unpacks a ZIP whose entries are stored as they are (APPNOTE 6.3.10), as the evidence bundle's are; answers their paths. */
export async function unpack(zip: Buffer, into: string): Promise<string[]> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== endOfDirectory) throw new Error("This is no ZIP");
  const names: string[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let entries = zip.readUInt16LE(end + 10); entries > 0; entries -= 1) {
    if (zip.readUInt16LE(at + 10) !== 0) throw new Error("An entry is compressed");
    const size = zip.readUInt32LE(at + 24);
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    await mkdir(path.join(into, path.dirname(name)), { recursive: true });
    await writeFile(path.join(into, name), zip.subarray(start, start + size));
    names.push(name);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return names;
}

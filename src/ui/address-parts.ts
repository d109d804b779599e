/** A web address in parts that a line may end with: after "/", "?", "&", "." and "-", never between two of them. */
export function addressParts(address: string): string[] {
  return address.split(/(?<=[/?&.-])(?![/?&.-])/u);
}

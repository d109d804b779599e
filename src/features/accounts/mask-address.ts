/** "p•••@harbour.example": enough to recognise one's own address, too little to learn another's. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}•••${email.slice(at)}`;
}

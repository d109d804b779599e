/** The lists of the package, one for each language: given names in small letters, and who bears them. */
declare module "gender-detection-from-name/names/*.js" {
  const genders: ReadonlyMap<string, "male" | "female">;
  export default genders;
}

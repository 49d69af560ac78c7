/** The name of a source: that of its only file, otherwise `AddressBase Premium (12 files)`. */
export function sourceName(files: readonly { readonly name: string }[], product: string): string {
  const [first, ...others] = files;
  return first !== undefined && others.length === 0 ? first.name : `${product} (${files.length} files)`;
}

/** Whether a file's name ends as the `accept` list of extensions asks (`.csv,.tsv`); an empty list accepts everything. */
export function isAcceptedFile(fileName: string, accept: string): boolean {
  const extensions = accept
    .split(',')
    .map((extension) => extension.trim().toLowerCase())
    .filter(Boolean);
  const name = fileName.toLowerCase();
  return extensions.length === 0 || extensions.some((extension) => name.endsWith(extension));
}

/** The size of a file in words: `812 bytes`, `3.4 kB`, `1.2 MB`. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

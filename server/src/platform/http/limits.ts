/** How much a request may bring. Sizes are bytes; a MB is 1024 × 1024 of them. */
const MB = 1024 * 1024;

/** A JSON body: the largest plan with all its guides stays far below. */
export const MAX_BODY_BYTES = 5 * MB;

/** An uploaded file: the most terms that a search may have, at a typical length, with some reserve. */
export const MAX_FILE_BYTES = 5 * MB;

/** The address and the headers together: a search for some hundred terms by GET. */
export const MAX_HEADER_BYTES = 128 * 1024;

/** `5 MB` */
export function inMegabytes(bytes: number): string {
  return `${bytes / MB} MB`;
}

/** `128 KB` */
export function inKilobytes(bytes: number): string {
  return `${bytes / 1024} KB`;
}

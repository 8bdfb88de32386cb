/** The address of the script or manifest that an error is about, if it names one. */
export function failedFile(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // webpack's error for a missing chunk names the file that it requested.
    if ('request' in cause && typeof cause.request === 'string') return cause.request;
    const addresses = cause.message.match(/https?:\/\/[^\s"'`)]+\.(js|json)\b/g);
    if (addresses) return addresses.at(-1);
  }
  return undefined;
}

/** What the browser has requested, and what it got. */
interface Timeline {
  getEntriesByName: (name: string, type: 'resource') => readonly object[];
}

/**
 * Whether a file of an error has arrived whole, and the browser refused it nevertheless: it is not as it was released
 * (docs/adr/0018). A script that arrives and fails reports that by itself, in another error.
 */
export function wasRefused(error: unknown, timeline: Timeline = performance): boolean {
  const file = failedFile(error);
  if (file === undefined) return false;
  const last = timeline.getEntriesByName(new URL(file, document.baseURI).href, 'resource').at(-1);
  return last !== undefined && 'responseStatus' in last && last.responseStatus === 200;
}

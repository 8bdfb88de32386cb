/**
 * Whether a response is the record of this public identifier (`PIN:0000000042`): that contains its own. What a proxy in between
 * answers, or a server that is broken, does not.
 */
export function isRecord(data: unknown, identifier: string): boolean {
  return typeof data === 'object' && data !== null && Object.values(data).includes(identifier);
}

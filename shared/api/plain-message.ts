/**
 * What the API's messages say, which programs search for, in words for people: nobody reads of null. A missing name is looked up by the
 * server as any other is, and does not exist. A reason that is a sentence needs no technical name of
 * its field in front.
 */
export function plainMessage(message: string): string {
  return message
    .replace(/^Validation error: (?:[\w.]+: (?=[A-Z]))?(?=.)/, '')
    .replace(/ (cannot be '?null\b'?|('null'|\[null]|null) does not exist)/g, ' is required')
    .replaceAll('[null]', '[nothing]');
}

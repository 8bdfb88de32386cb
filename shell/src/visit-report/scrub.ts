/** The server takes no more of a message, and of a line of a stack. */
const LONGEST_MESSAGE = 300;
const LONGEST_LINE = 200;
const MOST_LINES = 5;

const FILE = /\.(js|mjs|json|css|html)$/;
/** A name in the program, as the browser's own messages put it into quotes. */
const NAME_IN_PROGRAM = /(?:reading|setting|property|properties|export|module) $/;

/**
 * A message without what it may contain about people and their work: names and terms in quotes, e-mail addresses,
 * identifiers, addresses, tokens. What is left is about the program.
 */
export function scrubMessage(message: string): string {
  const text = message
    .replace(/\s+/g, ' ')
    .replace(/\b[a-z][a-z-]*:\/\/[^\s"'`)]+/gi, fileOrNothing)
    .replace(/\/(?:api|auth|tracking-api)\b[^\s"'`)]*/g, '<address>')
    .replace(/[^\s"'`<>(),;]+@[^\s"'`<>(),;]+/g, '<email>')
    .replace(/\b[A-Z]{2,8}:\d+/g, '<id>')
    .replace(
      /(?<!\w)(["'`“‘])(.*?)(["'`”’])(?!\w)/g,
      (quoted, _open, content: string, _close, at: number, whole: string) =>
        FILE.test(content) || NAME_IN_PROGRAM.test(whole.slice(0, at)) ? quoted : '<text>',
    )
    .replace(/[\w.+/=-]{24,}/g, (word) => (FILE.test(word) ? word : '<token>'))
    .replace(/\d{4,}/g, '<number>')
    .trim();
  return text.slice(0, LONGEST_MESSAGE) || 'unknown';
}

/** The address of a script shows where something happened; any other address may contain a search term. */
function fileOrNothing(address: string): string {
  const path = pathOf(address);
  return FILE.test(path) ? path : '<address>';
}

function pathOf(address: string): string {
  return address.replace(/^[a-z-]+:\/\/[^/]*\/?/i, '').replace(/[?#].*$/, '');
}

/** The innermost lines of a stack that name a script of the site, without its origin. */
export function scrubStack(stack: string): string[] {
  return stackLines(stack)
    .filter((line) => !isOfExtension(line))
    .slice(0, MOST_LINES)
    .map((line) => line.replace(/https?:\/\/[^/\s)]*\//g, '').replace(/\?[^\s):]*/g, ''))
    .map((line) => line.slice(0, LONGEST_LINE));
}

/** Whether all that a stack names belongs to something that the person has added to the browser. */
export function isForeign(stack: string): boolean {
  const lines = stackLines(stack);
  return lines.length > 0 && lines.every((line) => isOfExtension(line));
}

/** The lines with places; those of the message are scrubbed separately. */
function stackLines(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /:\/\/\S+:\d+:\d+\)?$/.test(line));
}

function isOfExtension(line: string): boolean {
  return /\b[a-z]+-extension:\/\//.test(line);
}

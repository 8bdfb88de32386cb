import { MOST_INVITED } from 'shared/limits';
import { isMailAddress, normalEmail } from 'shared/mail-address';

/** A name in quotes before an address: it may contain commas, semicolons and escaped quotes. */
const QUOTED_NAME = /"(?:\\.|[^"\\\n])*"\s*(?=<)/g;

/**
 * Addresses that were typed, or pasted as mail programs write them, `Jane Doe <jane@lab.example>`; one per line or separated by commas,
 * semicolons or blanks; each once.
 */
export function addressesIn(text: string): string[] {
  const addresses = text
    .replace(QUOTED_NAME, '')
    .split(/[;\n]|,(?=\s*<)/)
    .flatMap((part) => withoutNames(part.match(/<[^<>]*>|[^\s,<]+/g) ?? []))
    .map((word) => normalEmail(word.replace(/^[<'"]+|[>'"]+$/g, '')));
  return [...new Set(addresses.filter((address) => address !== ''))];
}

/** Words without an `@` before an address in angle brackets are the name of its owner, with or without a comma: `Doe, Jane <…>`. */
function withoutNames(words: readonly string[]): string[] {
  return words.filter((word, index) => {
    if (word.includes('@')) return true;
    const address = words.slice(index + 1).find((later) => later.includes('@'));
    return address === undefined || !address.startsWith('<');
  });
}

/** What is wrong with a list of addresses; undefined where nothing is. */
export function addressesProblem(text: string): string | undefined {
  const addresses = addressesIn(text);
  if (addresses.length === 0) return 'Enter at least one address';
  if (addresses.length > MOST_INVITED)
    return `These are ${addresses.length} addresses; at most ${MOST_INVITED} can be invited at once`;
  const wrong = addresses.filter((address) => !isMailAddress(address));
  return wrong.length === 0 ? undefined : `Not an address: ${wrong.slice(0, 3).join(', ')}`;
}

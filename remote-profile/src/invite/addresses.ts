import { isMailAddress } from 'shared/mail-address';
import { normalEmail } from '../account/field-rules.ts';

/** As many as the contract takes at once (MOST_INVITED). */
const MOST = 100;

/** Addresses that were typed or pasted, one per line or separated by commas, semicolons or blanks; each once. */
export function addressesIn(text: string): string[] {
  const addresses = text.split(/[\s,;]+/).map((part) => normalEmail(part.replace(/^<|>$/g, '')));
  return [...new Set(addresses.filter((address) => address !== ''))];
}

/** What is wrong with a list of addresses; undefined where nothing is. */
export function addressesProblem(text: string): string | undefined {
  const addresses = addressesIn(text);
  if (addresses.length === 0) return 'Enter at least one address';
  if (addresses.length > MOST)
    return `These are ${addresses.length} addresses; at most ${MOST} can be invited at once`;
  const wrong = addresses.filter((address) => !isMailAddress(address));
  return wrong.length === 0 ? undefined : `Not an address: ${wrong.slice(0, 3).join(', ')}`;
}

import type { AddressFormat } from './use-address-choices.ts';

/**
 * Choices that are texts, each under its name; one that is as at the beginning is not in the address. Whether there is what a
 * text names, the control knows that has the list.
 *
 * @param initial what is chosen at the beginning
 */
export function textChoices<Name extends string>(
  initial: Record<Name, string>,
): AddressFormat<Record<Name, string>> {
  const begin = Object.entries<string>(initial);
  return {
    read: (address) => ({
      ...initial,
      ...Object.fromEntries(begin.map(([name, value]) => [name, address.get(name) ?? value])),
    }),
    write: (address, choices) => {
      const written = new URLSearchParams(address);
      const chosen = new Map(Object.entries<string>(choices));
      // In one order, whichever was chosen first: the same choices are the same address.
      begin.forEach(([name]) => written.delete(name));
      for (const [name, value] of begin) {
        const text = chosen.get(name) ?? value;
        if (text !== value) written.set(name, text);
      }
      return written;
    },
  };
}

/** A chosen name, unless there is none of this name, or not yet: an address can be older than the list. */
export function knownOf(name: string, names: readonly string[]): string {
  return names.includes(name) ? name : '';
}

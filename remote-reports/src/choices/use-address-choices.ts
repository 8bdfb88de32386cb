import { useState } from 'react';
import { useSearchParams } from 'shared/router';

/** How what is chosen in a part of the page is read from the address, and written there. */
export interface AddressFormat<Choices> {
  /** Invalid values are ignored. */
  read: (address: URLSearchParams) => Choices;
  /** The address with these choices; what else it says, such as the tab, stays. */
  write: (address: URLSearchParams, choices: Choices) => URLSearchParams;
}

/**
 * What is chosen, in the address, which so leads somebody else to the same report, and back to it. A change replaces the
 * history entry, as filters do everywhere. The controls do not wait for the address, which follows when the router finds the
 * time.
 *
 * @param format the same object in every render
 */
export function useAddressChoices<Choices extends object>(
  format: AddressFormat<Choices>,
): [choices: Choices, change: (some: Partial<Choices>) => void] {
  const [address, setAddress] = useSearchParams();
  const [held, setHeld] = useState(() => ({ address, choices: format.read(address) }));
  if (held.address !== address) {
    const isOwnChange = format.write(address, held.choices).toString() === address.toString();
    setHeld({ address, choices: isOwnChange ? held.choices : format.read(address) });
  }
  const change = (some: Partial<Choices>) => {
    const choices = { ...held.choices, ...some };
    setHeld({ address, choices });
    setAddress(format.write(address, choices), { replace: true });
  };
  return [held.choices, change];
}

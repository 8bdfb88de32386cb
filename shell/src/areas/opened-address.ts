import type { RegistryEntry } from 'shared/remote';
import { filledAddress } from '../navigation/filled-address.ts';

/**
 * The address at which an area opens something, by what it is: letters of an identifier, `gene`, `search`, `ownWork`, `notices`.
 *
 * @returns undefined where no area declares to open such a thing
 */
export function openedAddress(areas: readonly RegistryEntry[], what: string, id = ''): string | undefined {
  const pattern = areas.map(({ opens }) => opens?.[what]).find((address) => address !== undefined);
  return pattern === undefined ? undefined : filledAddress(pattern, { id });
}

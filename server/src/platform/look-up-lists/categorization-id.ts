import type { CategorizationInput } from 'shared/contract';
import { UserError } from '../http/errors/errors.ts';
import type { Lists } from './catalogues.ts';

/**
 * The categorization that a request names: with a type, name and type are looked up as a pair, as they are written;
 * without, the name alone in any case (api-1 §16.1, api-2 §15.3).
 *
 * @throws UserError
 */
export function categorizationId(
  { name = null, typeName = null }: CategorizationInput,
  lists: Lists,
): number {
  const list = lists.mutation_categorization;
  if (typeName === null) {
    const id = list.idOf(name);
    if (id === null) throw new UserError(`Mutation Categorization name '${name}' do not exist.`);
    return id;
  }
  const pair = list.entries.find((entry) => entry.name === name && entry.type_name === typeName);
  if (pair === undefined)
    throw new UserError(`Mutation Categorization name '${name}' or type '${typeName}' do not exist.`);
  return pair.id;
}

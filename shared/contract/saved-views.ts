import { LONGEST_VIEW_NAME } from 'shared/limits';
import Type, { type Static } from 'typebox';
import { InputText } from './request-values.ts';
import { Nullable } from './schema-helpers.ts';

/** Longest query of an address. */
const QUERY = 4000;

/** A view of the project list that somebody has given a name. */
export const SavedView = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  query: Type.String({ description: 'Filters and order, as the address of the list has them' }),
  workUnitName: Nullable(Type.String({ description: 'The work unit that it is shared with' })),
  owner: Type.String(),
  isOwn: Type.Boolean(),
});
export type SavedView = Static<typeof SavedView>;

export const SavedViewInput = Type.Object({
  name: Type.String({ minLength: 1, maxLength: LONGEST_VIEW_NAME, pattern: '\\S' }),
  query: Type.String({ maxLength: QUERY, pattern: '^[^\\u0000#]*$' }),
  /** Share it with this work unit, in which the caller has a role. */
  workUnitName: InputText,
});
export type SavedViewInput = Static<typeof SavedViewInput>;

export const SavedViewPath = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) });

import { MOST_READS } from 'shared/limits';
import Type, { type Static } from 'typebox';
import { Nullable } from './schema-helpers.ts';

/** What is to be read: `?read=/api/plans/PIN:1&read=/api/projects/TPN:1`, each path and query as it is called alone. */
export const ReadQuery = Type.Object({
  read: Type.Optional(
    Type.Union([Type.String(), Type.Array(Type.String())], {
      description: `Addresses below /api; the first ${MOST_READS} are read`,
    }),
  ),
});
export type ReadQuery = Static<typeof ReadQuery>;

/** What a call by GET to this address would have been answered with. */
export const ReadAnswer = Type.Object({
  url: Type.String(),
  tag: Nullable(Type.String({ description: 'Its ETag' })),
  body: Type.Unknown(),
});
export type ReadAnswer = Static<typeof ReadAnswer>;

/** What could be read, in the order of the addresses; what was refused, failed or took long is not among it, and can be called alone. */
export const ReadAnswers = Type.Array(ReadAnswer);
export type ReadAnswers = Static<typeof ReadAnswers>;

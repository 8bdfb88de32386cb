import Type, { type Static } from 'typebox';
import { HistoryDetail } from './history.ts';
import { LocalDateTime, Nullable } from './schema-helpers.ts';

/** Most changes of one response. */
export const MOST_CHANGES = 1000;

export const ChangeFeedQuery = Type.Object({
  since: Type.Optional(
    Type.String({
      pattern: '^[0-9]{1,18}$',
      description: 'The `next` of the response before; without it the feed begins with its first change',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_CHANGES,
      default: 200,
      description: 'How many changes are looked at',
    }),
  ),
});
export type ChangeFeedQuery = Static<typeof ChangeFeedQuery>;

/** A change of one record, in the order of the feed. */
export const FeedChange = Type.Object({
  position: Type.String({ description: 'Larger than that of every change before' }),
  date: LocalDateTime,
  user: Type.String({ description: 'E-mail of the author, masked for readers who are not signed in' }),
  entityName: Type.String({ description: 'Project, Plan, Outcome, Mutation or PhenotypingStage' }),
  comment: Type.String(),
  tpn: Type.String(),
  geneSymbols: Type.Array(Type.String()),
  pin: Nullable(Type.String({ description: 'The plan that the record belongs to; null for a project' })),
  tpo: Nullable(Type.String()),
  min: Nullable(Type.String()),
  psn: Nullable(Type.String()),
  details: Type.Array(HistoryDetail),
});
export type FeedChange = Static<typeof FeedChange>;

/** What changed since a position, of what the caller may read. */
export const ChangeFeed = Type.Object({
  changes: Type.Array(FeedChange),
  next: Type.String({ description: 'Where the next request goes on: its `since`' }),
  hasMore: Type.Boolean({ description: 'More is there already' }),
});
export type ChangeFeed = Static<typeof ChangeFeed>;

import Type, { type Static } from 'typebox';
import { Link } from './hal.ts';
import { Instant, LocalDateTime, Nullable } from './schema-helpers.ts';

/** One changed field: its path in the terms of the entity, and its values as text (api-1 §17). */
export const HistoryDetail = Type.Object({
  field: Type.String(),
  oldValue: Nullable(Type.String()),
  newValue: Nullable(Type.String()),
  note: Type.String({ description: 'Field changed, Element added, Element removed or Element changed' }),
});
export type HistoryDetail = Static<typeof HistoryDetail>;

/** One saved change of an entity. `id` counts from 1 within the response. */
export const HistoryRecord = Type.Object({
  id: Type.Integer(),
  user: Type.String({ description: 'E-mail of the author, masked for readers who are not signed in' }),
  date: LocalDateTime,
  at: Type.Optional(
    Type.Unsafe<string>({
      ...Instant,
      description: 'The same moment, whatever the time zone of the server. An addition to the tracker',
    }),
  ),
  comment: Type.String(),
  details: Type.Array(HistoryDetail),
  bulkJobId: Type.Optional(
    Type.Integer({ description: 'The job on many records that made the change. An addition to the tracker' }),
  ),
});
export type HistoryRecord = Static<typeof HistoryRecord>;

/** Stands in a change response for a change that changed nothing. */
export const NoChange = Type.Object({
  id: Type.Integer(),
  user: Type.Null(),
  date: Type.Null(),
  comment: Type.Null(),
  details: Type.Null(),
});
export type NoChange = Static<typeof NoChange>;

/** The response of every POST and PUT of the tracker's entities (api-2 §1.4). */
export const ChangeResponse = Type.Object({
  history: Type.Array(Type.Union([HistoryRecord, NoChange])),
  _links: Type.Object({ self: Link }),
});
export type ChangeResponse = Static<typeof ChangeResponse>;

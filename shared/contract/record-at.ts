import Type, { type Static } from 'typebox';
import { CalendarDate, LocalDateTime, Nullable } from './schema-helpers.ts';

/** Which day: a record is read as it stood when that day ended. */
export const RecordAtQuery = Type.Object({
  day: Type.String({
    description: 'A calendar day up to today, such as 2025-12-31, in the time zone of histories',
  }),
});
export type RecordAtQuery = Static<typeof RecordAtQuery>;

/** Where the record, or a part of it, stood: the last status that it had reached by then. */
export const StatusAt = Type.Object({
  kind: Type.Union([
    Type.Literal('project'),
    Type.Literal('plan'),
    Type.Literal('outcome'),
    Type.Literal('stage'),
  ]),
  id: Type.String({ description: 'TPN, PIN, TPO or PSN' }),
  tpn: Type.String(),
  pin: Nullable(Type.String({ description: 'The plan, or the one that it belongs to; null for a project' })),
  planTypeName: Nullable(Type.String({ description: 'production or phenotyping; null for a project' })),
  name: Nullable(
    Type.String({
      description:
        'As it is called now: attempt type of a plan, name of a colony or specimen, type of a stage',
    }),
  ),
  field: Type.Union(
    [Type.Literal('assignmentStatus'), Type.Literal('summaryStatus'), Type.Literal('status')],
    { description: 'Projects and plans have two statuses' },
  ),
  statusName: Nullable(Type.String({ description: 'Null where no stamp of a status is that old' })),
  since: Nullable(LocalDateTime),
});
export type StatusAt = Static<typeof StatusAt>;

/** A value when the day ended, and as it is now; null for nothing. */
export const ValueAt = Type.Object({
  field: Type.String({ description: 'As the history names it' }),
  then: Nullable(Type.String()),
  now: Nullable(Type.String()),
});
export type ValueAt = Static<typeof ValueAt>;

/**
 * A record as it stood at the end of a day, worked out from the present one and its history. Before it was created there are
 * no statuses, fields and elements.
 */
export const RecordAt = Type.Object({
  day: CalendarDate,
  exists: Type.Boolean({ description: 'Whether it had been created by then' }),
  createdOn: Nullable(Type.String({ description: 'YYYY-MM-DD; null where no date of it is known' })),
  knownSince: Nullable(
    Type.String({
      description:
        'YYYY-MM-DD, where the history does not begin with the creation: before it fields are as its first change ' +
        'found them. Null where every change is known',
    }),
  ),
  statuses: Type.Array(StatusAt, {
    description:
      'By the dates of statuses, not by the history. Of a project also its plans, outcomes and stages',
  }),
  fields: Type.Array(ValueAt, { description: 'Those with a value then or now, without statuses' }),
  elements: Type.Array(ValueAt, { description: 'Elements of lists such as guides, by their printed text' }),
});
export type RecordAt = Static<typeof RecordAt>;

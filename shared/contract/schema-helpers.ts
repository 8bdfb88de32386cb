import Type, { type TSchema } from 'typebox';

/** A value or null. The API writes nulls out unless a field is declared to be omitted when null (Type.Optional). */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Local date-time without zone, for example `2026-03-01T09:15:02.123456`; the fraction may be absent. */
export const LocalDateTime = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?$',
  description: 'Local date-time without zone, ISO form.',
});

/** Calendar date `YYYY-MM-DD`. */
export const CalendarDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });

/** Names keyed by another name, for example work groups by work unit. */
export const NamesByName = Type.Record(Type.String(), Type.Array(Type.String()));

/** A moment, in universal time: `2026-03-01T09:15:02.123Z`. */
export const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
  description: 'A moment, in universal time, ISO form.',
});

/** What is likely to become of work, by what became of other work (an addition to the tracker's API). */
import Type, { type Static } from 'typebox';
import { Nullable } from './schema-helpers.ts';

export const ForecastQuery = Type.Object({
  pathName: Type.String({ description: 'The attempt type of a plan, or the type of a phenotyping stage' }),
  statusName: Type.String({ description: 'Where it stands: the summary status of a plan' }),
  waitedDays: Type.Integer({
    minimum: 0,
    maximum: 100_000,
    description: 'For how many days it has stood there',
  }),
});
export type ForecastQuery = Static<typeof ForecastQuery>;

/** What became of the public plans or stages that stood at a status for at least so long. */
export const ForecastEstimate = Type.Object({
  waitedDays: Type.Integer({
    description: 'For at least so many days, which are at most those that were asked for',
  }),
  plans: Type.Integer({ description: 'How many plans or stages they were' }),
  reachedShare: Type.Number({ description: 'Share of them that reach the goal, 0 to 1' }),
  quartileDays: Nullable(
    Type.Array(Type.Integer(), {
      minItems: 3,
      maxItems: 3,
      description:
        'Days from then until a quarter, half and three quarters of those that reach the goal have reached it; null where fewer than five did',
    }),
  ),
});
export type ForecastEstimate = Static<typeof ForecastEstimate>;

export const Forecast = Type.Object({
  goalName: Nullable(
    Type.String({ description: 'The status that the work is for; null where there is none' }),
  ),
  estimate: Nullable(ForecastEstimate),
});
export type Forecast = Static<typeof Forecast>;

/** What is expected of the public work that is under way: additions to the reports. */
export const ExpectedResults = Type.Object({
  months: Type.Array(Type.Integer(), { description: 'How many months ahead the members of `expected` look' }),
  rows: Type.Array(
    Type.Object({
      pathName: Type.String({ description: 'The attempt type of plans, or the type of phenotyping stages' }),
      goalName: Type.String(),
      workUnitName: Nullable(Type.String({ description: 'Null for all of them' })),
      underWay: Type.Integer({ description: 'Plans or stages under way of which something can be said' }),
      expected: Type.Array(Type.Number(), {
        description: 'How many of them are expected to have reached the goal, in the order of `months`',
      }),
    }),
  ),
  checks: Type.Array(
    Type.Object({
      pathName: Type.String(),
      goalName: Type.String(),
      underWay: Type.Integer({ description: 'A year ago' }),
      expected: Type.Number({ description: 'To reach the goal within the year, by what was known then' }),
      came: Type.Integer({ description: 'How many of them did' }),
    }),
    { description: 'How right the same estimate was a year ago' },
  ),
});
export type ExpectedResults = Static<typeof ExpectedResults>;

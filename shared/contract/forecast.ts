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
  waitedDays: Type.Integer({ description: 'For at least so many days; at most as many as were asked for' }),
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

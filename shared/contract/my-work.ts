import Type, { type Static } from 'typebox';
import { Forecast } from './forecast.ts';
import { FilterValue } from './hal.ts';
import { Instant, LocalDateTime, Nullable } from './schema-helpers.ts';

export const MyWorkQuery = Type.Object({ workUnitName: FilterValue });
export type MyWorkQuery = Static<typeof MyWorkQuery>;

/** How many projects of each work unit stand at each status; a project of two units counts with both. */
export const MySteps = Type.Object({
  statuses: Type.Array(Type.Object({ name: Type.String(), isAbortion: Type.Boolean() }), {
    description: 'Summary statuses that the projects have, in the order of the work; aborted ones last',
  }),
  workUnits: Type.Array(
    Type.Object({
      name: Nullable(Type.String({ description: 'Null for all projects of the tracker' })),
      total: Type.Integer(),
      projects: Type.Array(Type.Integer(), {
        description: 'One number a status, in the order of `statuses`',
      }),
    }),
  ),
});
export type MySteps = Static<typeof MySteps>;

/** A plan of the work units that can go on. */
export const MyPlan = Type.Object({
  pin: Type.String(),
  tpn: Type.String(),
  typeName: Type.String({ description: 'production or phenotyping' }),
  attemptTypeName: Type.String(),
  workUnitName: Type.String(),
  geneSymbols: Type.Array(Type.String()),
  statusName: Type.String({ description: 'Summary status' }),
  since: LocalDateTime,
  nextStatusName: Type.String({
    description:
      'The furthest status that a step of the caller leads to; where only others can lead on, one of theirs',
  }),
  nextStepCondition: Nullable(Type.String({ description: 'What that step needs, in words' })),
  usualDays: Type.Integer({ description: 'Three of four plans had taken that step after so many days' }),
  forecast: Type.Optional(Forecast),
});
export type MyPlan = Static<typeof MyPlan>;

/** How many plans a list has: counting further than some number takes longer than it is of use. */
const PlanCount = {
  total: Type.Integer(),
  hasMore: Type.Boolean({ description: 'There are more than `total`' }),
};

/** One page of a list of plans. */
export const MyPlanPage = Type.Object({ ...PlanCount, plans: Type.Array(MyPlan) });
export type MyPlanPage = Static<typeof MyPlanPage>;

export const MyPlansQuery = Type.Object({
  workUnitName: FilterValue,
  list: Type.Enum(['waiting', 'languishing'], {
    description: 'Plans that wait for a step of the caller, or that stand still for longer than is usual',
  }),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, default: 0 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 10 })),
});
export type MyPlansQuery = Static<typeof MyPlansQuery>;

/** A change of a record of the work units. */
export const MyChange = Type.Object({
  id: Type.Integer(),
  date: LocalDateTime,
  at: Type.Optional(Instant),
  user: Type.String(),
  entityName: Type.String({ description: 'Project, Plan, Outcome, Mutation or PhenotypingStage' }),
  comment: Type.String(),
  tpn: Type.String(),
  geneSymbols: Type.Array(Type.String()),
  pin: Nullable(Type.String()),
  planTypeName: Nullable(Type.String()),
  tpo: Nullable(Type.String()),
  psn: Nullable(Type.String()),
  fields: Type.Array(
    Type.Object({
      field: Type.String(),
      oldValue: Nullable(Type.String()),
      newValue: Nullable(Type.String()),
      note: Type.String({ description: 'As in histories' }),
    }),
    { description: 'The first of those that changed, a status before everything else' },
  ),
  moreFields: Type.Integer({ description: 'How many others changed' }),
});
export type MyChange = Static<typeof MyChange>;

/** The work of the caller's work units, or of those that an administrator chooses. */
export const MyWork = Type.Object({
  workUnitNames: Type.Array(Type.String(), {
    description:
      'Those that are shown; none for an administrator who sees all, and for a person without a work unit',
  }),
  steps: MySteps,
  waiting: Type.Array(MyPlan, { description: 'The latest plans that wait for a step of the caller' }),
  waitingCount: Type.Optional(Type.Object(PlanCount, { description: 'Of all plans that wait so' })),
  languishing: Type.Object({
    ...PlanCount,
    plans: Type.Array(MyPlan, { description: 'Those that have stood still for longest' }),
  }),
  changes: Type.Array(MyChange, { description: 'The latest of the last seven days' }),
});
export type MyWork = Static<typeof MyWork>;

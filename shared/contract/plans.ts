import Type, { type Static } from 'typebox';
import { ATTEMPT_INPUTS, PhenotypingAttemptInput } from './attempt-inputs.ts';
import { ATTEMPT_MEMBERS } from './attempts.ts';
import { FilterValue, Link, pageOf, PageQuery } from './hal.ts';
import { lenient, sent, sentList } from './lenient.ts';
import { PhenotypingStageCreation } from './phenotyping.ts';
import { StatusStamp } from './projects.ts';
import { InputText } from './request-values.ts';
import { Nullable } from './schema-helpers.ts';
import { StatusTransition, StatusTransitionInput } from './status-transitions.ts';

/** The outcome of another plan that a plan starts from (api-2 §5). */
export const StartingPoint = Type.Object({
  outcomeTpo: Type.String(),
  productionPlanPin: Type.String(),
  _links: Type.Object({ outcome: Link, productionPlan: Link }),
});
export type StartingPoint = Static<typeof StartingPoint>;

/** The starting point of a plan, under the name that its attempt type has for it. */
const STARTING_POINTS = {
  esCellAlleleModificationStartingPoint: Type.Optional(StartingPoint),
  crisprAlleleModificationStartingPoint: Type.Optional(StartingPoint),
  phenotypingStartingPoint: Type.Optional(StartingPoint),
  breedingStartingPoints: Type.Optional(Type.Array(StartingPoint)),
};
export const StartingPoints = Type.Object(STARTING_POINTS);
export type StartingPoints = Static<typeof StartingPoints>;

/**
 * A plan (api-2 §3.2). Which of the attempt and starting point members it has depends on its attempt type. Stamps are in
 * order of date.
 */
export const Plan = Type.Object({
  pin: Type.String(),
  tpn: Type.String(),
  typeName: Type.String({ description: 'production or phenotyping' }),
  attemptTypeName: Type.String(),
  funderNames: Type.Array(Type.String()),
  workUnitName: Type.String(),
  workGroupName: Nullable(Type.String()),
  comment: Nullable(Type.String()),
  ...ATTEMPT_MEMBERS,
  ...STARTING_POINTS,
  statusName: Type.String(),
  statusDates: Type.Array(StatusStamp),
  summaryStatusName: Type.String({
    description: 'The furthest status of the plan itself, its colonies, specimens and stages',
  }),
  summaryStatusDates: Type.Array(StatusStamp),
  statusTransition: StatusTransition,
  _links: Type.Object({ self: Link, project: Link }),
});
export type Plan = Static<typeof Plan>;

/** Filters of the plan list, all compared exactly: values of one parameter are OR-ed, parameters are AND-ed. */
export const PlanFilters = Type.Object({
  pin: FilterValue,
  tpn: FilterValue,
  workUnitName: FilterValue,
  workGroupName: FilterValue,
  statusName: FilterValue,
  summaryStatusName: FilterValue,
  typeName: FilterValue,
  attemptTypeName: FilterValue,
  imitsMiAttemptId: FilterValue,
  imitsPhenotypeAttemptId: FilterValue,
  phenotypingExternalRef: FilterValue,
  doNotCountTowardsCompleteness: FilterValue,
});
export type PlanFilters = Static<typeof PlanFilters>;

export const PlanListQuery = Type.Intersect([PlanFilters, PageQuery]);
export type PlanListQuery = Static<typeof PlanListQuery>;

export const PlanPage = pageOf({ plans: Type.Array(Plan) });
export type PlanPage = Static<typeof PlanPage>;

export const PlanPath = Type.Object({ pin: Type.String() });

/** The outcome that a plan is to start from; other members of it are ignored. */
const StartingPointInput = sent(Type.Object({ outcomeTpo: InputText }));

const STARTING_POINT_INPUTS = {
  phenotypingStartingPoint: StartingPointInput,
  esCellAlleleModificationStartingPoint: StartingPointInput,
  crisprAlleleModificationStartingPoint: StartingPointInput,
};

/** Starting points by the names that they are sent under; the first that is there counts. */
export const StartingPointInputs = Type.Object(STARTING_POINT_INPUTS);
export type StartingPointInputs = Static<typeof StartingPointInputs>;

/** What a plan is, its attempt aside. All but funders and comment are required, and checked by name. */
export const PlanDetailsInput = lenient(Plan, {
  only: ['typeName', 'attemptTypeName', 'workUnitName', 'workGroupName', 'funderNames', 'comment'],
  own: { funderNames: sentList(InputText) },
});
export type PlanDetailsInput = Static<typeof PlanDetailsInput>;

const PLAN_INPUTS = { ...PlanDetailsInput.properties, ...ATTEMPT_INPUTS, ...STARTING_POINT_INPUTS };

/** A new plan (api-2 §3.3). Stages can be made with it. */
export const PlanCreation = Type.Object({
  ...PLAN_INPUTS,
  phenotypingAttempt: sent(
    Type.Object({
      ...PhenotypingAttemptInput.properties,
      phenotypingStages: sentList(PhenotypingStageCreation),
    }),
  ),
  tpn: InputText,
});
export type PlanCreation = Static<typeof PlanCreation>;

/** A change of a plan (api-2 §3.4): the members of its response, or some of them. What is not named here is ignored. */
export const PlanUpdate = Type.Object({
  ...PLAN_INPUTS,
  statusTransition: StatusTransitionInput,
});
export type PlanUpdate = Static<typeof PlanUpdate>;

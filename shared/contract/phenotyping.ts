import Type, { type Static } from 'typebox';
import { Link, collectionOf } from './hal.ts';
import { lenient, sentList } from './lenient.ts';
import { StatusStamp } from './projects.ts';
import { InputText } from './request-values.ts';
import { CalendarDate, Nullable } from './schema-helpers.ts';
import { StatusTransition, StatusTransitionInput } from './status-transitions.ts';

/** Tissue that is kept and can be requested, and where. */
export const TissueDistribution = Type.Object({
  id: Type.Integer(),
  startDate: Nullable(CalendarDate),
  endDate: Nullable(CalendarDate),
  workUnitName: Type.String(),
  materialDepositedTypeName: Type.String(),
});
export type TissueDistribution = Static<typeof TissueDistribution>;

/** A part of a phenotyping plan's work, of which there is one of each type (api-2 §18.2). */
export const PhenotypingStage = Type.Object({
  pin: Type.String(),
  psn: Type.String(),
  statusName: Type.String(),
  phenotypingTypeName: Type.String(),
  phenotypingExternalRef: Type.String({ description: 'Of the phenotyping attempt of the plan' }),
  phenotypingExperimentsStarted: Nullable(CalendarDate),
  initialDataReleaseDate: Nullable(CalendarDate),
  tissueDistributions: Type.Array(TissueDistribution),
  statusDates: Type.Array(StatusStamp),
  statusTransition: StatusTransition,
  _links: Type.Object({ self: Link, plan: Link }),
});
export type PhenotypingStage = Static<typeof PhenotypingStage>;

/** The stages of a plan; `_embedded` is absent when there are none. */
export const PhenotypingStageCollection = collectionOf({ phenotypingStages: Type.Array(PhenotypingStage) });
export type PhenotypingStageCollection = Static<typeof PhenotypingStageCollection>;

export const PhenotypingStagePath = Type.Object({ pin: Type.String(), psn: Type.String() });

/** A row of tissue: one of the stage's keeps its id, any other id makes a new one. Both names are required. */
export const TissueDistributionInput = lenient(TissueDistribution);
export type TissueDistributionInput = Static<typeof TissueDistributionInput>;

/** What is recorded of a stage: a missing member is cleared. */
export const PhenotypingStageDetailsInput = lenient(PhenotypingStage, {
  only: ['phenotypingExperimentsStarted', 'initialDataReleaseDate', 'tissueDistributions'],
  own: { tissueDistributions: sentList(TissueDistributionInput) },
});
export type PhenotypingStageDetailsInput = Static<typeof PhenotypingStageDetailsInput>;

/** A new stage, on its own or within a new plan (api-2 §18.3). The type is required. */
export const PhenotypingStageCreation = Type.Object({
  phenotypingTypeName: InputText,
  ...PhenotypingStageDetailsInput.properties,
});
export type PhenotypingStageCreation = Static<typeof PhenotypingStageCreation>;

/** A change of a stage (api-2 §18.4): the members of its response, or some of them. */
export const PhenotypingStageUpdate = Type.Object({
  ...PhenotypingStageDetailsInput.properties,
  statusTransition: StatusTransitionInput,
});
export type PhenotypingStageUpdate = Static<typeof PhenotypingStageUpdate>;

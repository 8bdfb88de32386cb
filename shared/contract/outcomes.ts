import { INDEXED_TEXT } from 'shared/limits';
import Type, { type Static } from 'typebox';
import { Link, collectionOf } from './hal.ts';
import { lenient, sent, sentList } from './lenient.ts';
import { NewMutationInput } from './mutation-inputs.ts';
import { StatusStamp } from './projects.ts';
import { inputText, InputText } from './request-values.ts';
import { CalendarDate, Nullable } from './schema-helpers.ts';
import { StatusTransition, StatusTransitionInput } from './status-transitions.ts';

/** A way in which a colony is offered to others (api-2 §13.1). */
export const DistributionProduct = Type.Object({
  id: Type.Integer(),
  distributionCentreName: Type.String({ description: 'Name of a work unit' }),
  productTypeName: Type.String(),
  distributionNetworkName: Nullable(Type.String()),
  startDate: Nullable(CalendarDate),
  endDate: Nullable(CalendarDate),
  distributionIdentifier: Nullable(Type.String()),
});
export type DistributionProduct = Static<typeof DistributionProduct>;

/** A mouse line (api-2 §13). Stamps are in order of date. */
export const Colony = Type.Object({
  name: Type.String(),
  genotypingComment: Nullable(Type.String()),
  statusName: Type.String(),
  statusDates: Type.Array(StatusStamp),
  backgroundStrainName: Type.String(),
  distributionProducts: Type.Array(DistributionProduct),
  statusTransition: StatusTransition,
});
export type Colony = Static<typeof Colony>;

export const SpecimenProperty = Type.Object({
  id: Type.Integer(),
  propertyTypeName: Type.String(),
  value: Nullable(Type.String()),
});
export type SpecimenProperty = Static<typeof SpecimenProperty>;

/** A group of embryos or the like: an outcome that is not a colony (api-2 §14). */
export const Specimen = Type.Object({
  specimenExternalRef: Nullable(Type.String()),
  specimenTypeName: Nullable(Type.String()),
  statusName: Type.String(),
  statusDates: Type.Array(StatusStamp),
  backgroundStrainName: Type.String(),
  specimenProperties: Type.Array(SpecimenProperty),
  statusTransition: StatusTransition,
});
export type Specimen = Static<typeof Specimen>;

/** What a plan yielded: a colony or a specimen, of which only the one that exists is there (api-2 §12.1). */
export const Outcome = Type.Object({
  pin: Type.String(),
  tpo: Type.String(),
  outcomeTypeName: Type.String({ description: 'Colony or Specimen' }),
  colony: Type.Optional(Colony),
  specimen: Type.Optional(Specimen),
  _links: Type.Object({ self: Link, mutations: Type.Optional(Type.Array(Link)) }),
});
export type Outcome = Static<typeof Outcome>;

/** All outcomes of a plan; `_embedded` is absent when there are none. */
export const OutcomeCollection = collectionOf({ outcomes: Type.Array(Outcome) });
export type OutcomeCollection = Static<typeof OutcomeCollection>;

// Requests ---------------------------------------------------------------------------------------

/** A text that an index contains: longer ones do not fit there. */
const InputIdentifier = inputText(INDEXED_TEXT);

export const DistributionProductInput = lenient(DistributionProduct, {
  own: { distributionIdentifier: InputIdentifier },
});
export type DistributionProductInput = Static<typeof DistributionProductInput>;

/** The members of a colony that a request decides. */
export const ColonyInput = lenient(Colony, {
  without: ['statusName', 'statusDates'],
  own: {
    name: InputIdentifier,
    distributionProducts: sentList(DistributionProductInput),
    statusTransition: StatusTransitionInput,
  },
});
export type ColonyInput = Static<typeof ColonyInput>;

export const SpecimenPropertyInput = lenient(SpecimenProperty);

/** The members of a specimen that a request decides. */
export const SpecimenInput = lenient(Specimen, {
  without: ['statusName', 'statusDates'],
  own: {
    specimenProperties: sentList(SpecimenPropertyInput),
    statusTransition: StatusTransitionInput,
  },
});
export type SpecimenInput = Static<typeof SpecimenInput>;

/**
 * A new outcome: of type Colony with a colony, of type Specimen with a specimen (which may also be described later),
 * and the mutations that are created with it (api-2 §12.2).
 */
export const OutcomeCreation = Type.Object({
  outcomeTypeName: InputText,
  colony: sent(ColonyInput),
  specimen: sent(SpecimenInput),
  mutations: sentList(NewMutationInput),
});
export type OutcomeCreation = Static<typeof OutcomeCreation>;

/** Change of an outcome: its colony or its specimen (api-2 §12.3). Anything else sent along is ignored. */
export const OutcomeUpdate = Type.Object({ colony: sent(ColonyInput), specimen: sent(SpecimenInput) });
export type OutcomeUpdate = Static<typeof OutcomeUpdate>;

export const OutcomePath = Type.Object({ tpo: Type.String() });
export const PlanOutcomePath = Type.Object({ pin: Type.String(), tpo: Type.String() });

// Look-ups ---------------------------------------------------------------------------------------

/** A possible starting point of a plan; `externalReference` is the name of the colony, null for a specimen. */
export const OutcomeSummary = Type.Object({ tpo: Type.String(), externalReference: Nullable(Type.String()) });
export type OutcomeSummary = Static<typeof OutcomeSummary>;

/** An outcome of a project that a new plan may start from. */
export const StartingPointChoice = Type.Object({
  tpo: Type.String(),
  pin: Type.String(),
  attemptTypeName: Type.String({ description: 'Of the plan that yielded it' }),
  outcomeTypeName: Type.String({ description: 'Colony or Specimen' }),
  externalReference: Nullable(Type.String({ description: 'Name of the colony, reference of the specimen' })),
  statusName: Nullable(Type.String()),
});
export type StartingPointChoice = Static<typeof StartingPointChoice>;

/** Where a colony is found by its name (api-2 §12.6). */
export const ColonyPlace = Type.Object({ name: Type.String(), pin: Type.String(), tpo: Type.String() });
export type ColonyPlace = Static<typeof ColonyPlace>;

/** A mutation in short, and the outcome that carries it; one that several carry is there for each. */
export const MutationSummary = Type.Object({
  tpo: Type.String(),
  min: Type.String(),
  symbol: Nullable(Type.String()),
  molecularMutationTypeName: Nullable(Type.String()),
});
export type MutationSummary = Static<typeof MutationSummary>;

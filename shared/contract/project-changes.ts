import Type, { type Static } from 'typebox';
import { lenient, sent, sentList } from './lenient.ts';
import { CategorizationInput, GeneInput } from './mutation-inputs.ts';
import { PlanDetailsInput } from './plans.ts';
import { EsCellDetails, GenomeLocation, Project, ProjectIntention, Sequence } from './projects.ts';
import { InputDateTime, InputInteger, InputText } from './request-values.ts';
import { Nullable } from './schema-helpers.ts';

/** More than any project has; each costs a look-up. */
const MOST_INTENTIONS = 200;

export const EsCellDetailsInput = lenient(EsCellDetails);
export type EsCellDetailsInput = Static<typeof EsCellDetailsInput>;

/** A place in a genome: 1-based, inclusive. The species is required. */
export const LocationInput = lenient(GenomeLocation, { without: ['id'] });
export type LocationInput = Static<typeof LocationInput>;

/** A sequence; its type is required. */
export const SequenceInput = Type.Object({
  ...lenient(Sequence, { without: ['id'] }).properties,
  sequenceLocations: sentList(Type.Object({ locationIndex: InputInteger, location: sent(LocationInput) })),
});
export type SequenceInput = Static<typeof SequenceInput>;

/** What a new project intends; mutation type and gene are required, the gene by its id or its symbol. */
export const ProjectIntentionInput = lenient(ProjectIntention, {
  own: {
    mutationCategorizations: sentList(CategorizationInput),
    intentionByGene: sent(Type.Object({ gene: sent(GeneInput) })),
    intentionsBySequences: sentList(Type.Object({ index: InputInteger, sequence: sent(SequenceInput) })),
  },
});
export type ProjectIntentionInput = Static<typeof ProjectIntentionInput>;

/** A new project with its first plan (api-1 §11.3). Privacy, intentions, consortia and plan details are required. */
export const ProjectCreation = Type.Object({
  ...lenient(Project, { only: ['privacyName', 'recovery', 'esCellQcOnly', 'comment'] }).properties,
  reactivationDate: InputDateTime,
  esCellDetails: sent(EsCellDetailsInput),
  consortia: sentList(Type.Object({ consortiumName: InputText })),
  projectIntentions: sent(Type.Array(ProjectIntentionInput, { maxItems: MOST_INTENTIONS })),
  planDetails: sent(PlanDetailsInput),
});
export type ProjectCreation = Static<typeof ProjectCreation>;

/** A change of a project (api-1 §11.4); what is not named here is ignored. Without `esCellDetails` they stay. */
export const ProjectUpdate = lenient(Project, {
  only: [
    'tpn',
    'privacyName',
    'comment',
    'recovery',
    'esCellQcOnly',
    'completionNote',
    'completionComment',
    'esCellDetails',
  ],
  own: { esCellDetails: sent(EsCellDetailsInput) },
});
export type ProjectUpdate = Static<typeof ProjectUpdate>;

/** What the form for a further plan of a project begins with: the facts of its first plan. */
export const FirstPlanData = Type.Object({
  funderNames: Type.Array(Type.String()),
  workUnitName: Type.String(),
  workGroupName: Nullable(Type.String()),
  comment: Nullable(Type.String()),
  typeName: Type.String(),
  attemptTypeName: Type.String(),
});
export type FirstPlanData = Static<typeof FirstPlanData>;

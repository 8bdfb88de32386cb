import Type, { type Static } from 'typebox';
import { CategorizationInput, GeneInput } from './mutation-inputs.ts';
import { PlanDetailsInput } from './plans.ts';
import { InputBoolean, InputDate, InputDateTime, InputInteger, InputText } from './request-values.ts';
import { Nullable } from './schema-helpers.ts';

/** More than any project has; each costs a look-up. */
const MOST_INTENTIONS = 200;

export const EsCellDetailsInput = Type.Object({
  numberOfEsCellsReceived: InputInteger,
  esCellsReceivedFromName: InputText,
  esCellsReceivedOn: InputDate,
  numberOfEsCellsStartingQc: InputInteger,
  numberOfEsCellsPassingQc: InputInteger,
  esCellQcComment: InputText,
});
export type EsCellDetailsInput = Static<typeof EsCellDetailsInput>;

/** A place in a genome: 1-based, inclusive. The species is required. */
export const LocationInput = Type.Object({
  chr: InputText,
  start: InputInteger,
  stop: InputInteger,
  strand: InputText,
  genomeBuild: InputText,
  strainName: InputText,
  speciesName: InputText,
});
export type LocationInput = Static<typeof LocationInput>;

/** A sequence; its type is required. */
export const SequenceInput = Type.Object({
  sequence: InputText,
  typeName: InputText,
  categoryName: InputText,
  sequenceLocations: Type.Optional(
    Nullable(
      Type.Array(
        Type.Object({ locationIndex: InputInteger, location: Type.Optional(Nullable(LocationInput)) }),
      ),
    ),
  ),
});
export type SequenceInput = Static<typeof SequenceInput>;

/** What a new project intends; mutation type and gene are required, the gene by its id or its symbol. */
export const ProjectIntentionInput = Type.Object({
  molecularMutationTypeName: InputText,
  mutationCategorizations: Type.Optional(Nullable(Type.Array(CategorizationInput))),
  intentionByGene: Type.Optional(
    Nullable(
      Type.Object({
        gene: Type.Optional(Nullable(GeneInput)),
      }),
    ),
  ),
  intentionsBySequences: Type.Optional(
    Nullable(
      Type.Array(Type.Object({ index: InputInteger, sequence: Type.Optional(Nullable(SequenceInput)) })),
    ),
  ),
});
export type ProjectIntentionInput = Static<typeof ProjectIntentionInput>;

/** A new project with its first plan (api-1 §11.3). Privacy, intentions, consortia and plan details are required. */
export const ProjectCreation = Type.Object({
  privacyName: InputText,
  recovery: InputBoolean,
  esCellQcOnly: InputBoolean,
  comment: InputText,
  reactivationDate: InputDateTime,
  esCellDetails: Type.Optional(Nullable(EsCellDetailsInput)),
  consortia: Type.Optional(Nullable(Type.Array(Type.Object({ consortiumName: InputText })))),
  projectIntentions: Type.Optional(
    Nullable(Type.Array(ProjectIntentionInput, { maxItems: MOST_INTENTIONS })),
  ),
  planDetails: Type.Optional(Nullable(PlanDetailsInput)),
});
export type ProjectCreation = Static<typeof ProjectCreation>;

/** A change of a project (api-1 §11.4); what is not named here is ignored. Without `esCellDetails` they stay. */
export const ProjectUpdate = Type.Object({
  tpn: InputText,
  privacyName: InputText,
  comment: InputText,
  recovery: InputBoolean,
  esCellQcOnly: InputBoolean,
  completionNote: InputText,
  completionComment: InputText,
  esCellDetails: Type.Optional(Nullable(EsCellDetailsInput)),
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

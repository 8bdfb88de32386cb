import Type, { type Static } from 'typebox';
import { Ortholog } from './genes.ts';
import { DistributionProduct } from './outcomes.ts';
import { PlacedGene, ProjectDeletion } from './project-overview.ts';
import { LocalDateTime, Nullable } from './schema-helpers.ts';

/** A gene as an address names it: symbol, MGI accession id or synonym, in any case. */
export const GenePath = Type.Object({ symbolOrId: Type.String() });

/** A status, and since when; null where no date was recorded. */
const Standing = { statusName: Type.String(), since: Nullable(LocalDateTime) };

/** A reference gene with all that is known of it. */
export const GeneFacts = Type.Object({
  ...PlacedGene.properties,
  name: Nullable(Type.String()),
  type: Nullable(Type.String()),
  ensemblGeneId: Nullable(Type.String()),
  synonyms: Type.Array(Type.String()),
  externalLink: Type.String({ description: 'Gene page of the consortium' }),
});
export type GeneFacts = Static<typeof GeneFacts>;

/** A project on the gene, of which the caller sees everything. */
export const GeneProject = Type.Object({
  tpn: Type.String(),
  assignmentStatusName: Type.String(),
  assignmentStatusSince: Nullable(LocalDateTime),
  summaryStatusName: Nullable(Type.String()),
  summaryStatusSince: Nullable(LocalDateTime),
  privacyName: Type.String(),
  geneSymbols: Type.Array(Type.String(), { description: 'Of all its intentions' }),
  intentions: Type.Array(
    Type.Object({
      molecularMutationTypeName: Type.String(),
      mutationCategorizationNames: Type.Array(Type.String()),
    }),
    { description: 'Those on this gene' },
  ),
  workUnitNames: Type.Array(Type.String()),
  workGroupNames: Type.Array(Type.String()),
  consortiumNames: Type.Array(Type.String()),
  /** This and the other optional members are newer than the page: a remote may meet a server that does not have them yet. */
  unreadablePlans: Type.Optional(
    Type.Integer({ description: 'How many of its plans the caller may not read' }),
  ),
});
export type GeneProject = Static<typeof GeneProject>;

/** A part of a phenotyping plan's work. */
export const GeneStage = Type.Object({
  psn: Type.String(),
  phenotypingTypeName: Type.String(),
  ...Standing,
});
export type GeneStage = Static<typeof GeneStage>;

/** A plan of one of the projects; `statusName` is its summary status. */
export const GenePlan = Type.Object({
  pin: Type.String(),
  tpn: Type.String(),
  typeName: Type.String({ description: 'production or phenotyping' }),
  attemptTypeName: Type.String(),
  workUnitName: Type.String(),
  workGroupName: Nullable(Type.String()),
  ...Standing,
  isAborted: Type.Boolean({ description: 'The plan was stopped: its own status is one of an abortion' }),
  phenotypingExternalRef: Nullable(Type.String()),
  stages: Type.Array(GeneStage),
});
export type GenePlan = Static<typeof GenePlan>;

export const GeneAllele = Type.Object({
  min: Type.String(),
  symbol: Nullable(Type.String()),
  mgiAlleleId: Nullable(Type.String()),
  molecularMutationTypeName: Nullable(Type.String()),
});
export type GeneAllele = Static<typeof GeneAllele>;

/** A way in which a colony is, or was, offered to others: what, where, and between which days. */
export const GeneProduct = Type.Omit(DistributionProduct, ['id', 'distributionIdentifier']);
export type GeneProduct = Static<typeof GeneProduct>;

/** A colony or specimen that a plan yielded, with the alleles that it carries. */
export const GeneOutcome = Type.Object({
  tpo: Type.String(),
  pin: Type.String(),
  tpn: Type.String(),
  workUnitName: Type.String(),
  outcomeTypeName: Type.String({ description: 'Colony or Specimen' }),
  name: Nullable(Type.String({ description: 'Of the colony; the reference of a specimen' })),
  statusName: Nullable(Type.String({ description: 'Null for a specimen that is not described yet' })),
  since: Nullable(LocalDateTime),
  alleles: Type.Array(GeneAllele),
  distributionProducts: Type.Optional(Type.Array(GeneProduct, { description: 'Of the colony' })),
});
export type GeneOutcome = Static<typeof GeneOutcome>;

/** A guide of an attempt, as it is drawn. */
export const GeneGuide = Type.Object({
  pin: Type.String(),
  gid: Type.String(),
  chr: Nullable(Type.String()),
  start: Nullable(Type.Integer()),
  stop: Nullable(Type.Integer()),
  strand: Nullable(Type.String()),
  genomeBuild: Nullable(Type.String()),
  pam: Nullable(Type.String()),
  guideSequence: Nullable(Type.String()),
  nucleaseTypeName: Nullable(Type.String({ description: 'Of the first nuclease of the attempt' })),
});
export type GeneGuide = Static<typeof GeneGuide>;

/**
 * Everything about one gene in one response: what it is, and the work on it in every unit. What the caller may not read is
 * in no list: projects by their visibility, plans and what they yielded by READ_PLAN.
 */
export const GenePage = Type.Object({
  gene: GeneFacts,
  furthestPlanPin: Nullable(Type.String({ description: 'Of the plans, the one that has come furthest' })),
  orthologs: Type.Array(Ortholog, {
    description: 'Human genes that most methods agree on; none that no method names',
  }),
  sameSynonym: Type.Array(Type.String(), {
    description: 'Symbols of further genes that have the synonym by which this one was found',
  }),
  projects: Type.Array(GeneProject),
  restrictedTpns: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'Restricted projects on the gene of which the caller may know that they exist, and no more',
    }),
  ),
  plans: Type.Array(GenePlan),
  outcomes: Type.Array(GeneOutcome),
  guides: Type.Array(GeneGuide),
  deletions: Type.Array(ProjectDeletion),
});
export type GenePage = Static<typeof GenePage>;

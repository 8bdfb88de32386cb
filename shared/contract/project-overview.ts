import Type, { type Static } from 'typebox';
import { Follow } from './following.ts';
import { ProjectPermissions } from './permissions.ts';
import { Nullable } from './schema-helpers.ts';

/** A stretch of a chromosome; the first base is 1, both ends are inside. */
export const Stretch = Type.Object({ start: Type.Integer(), stop: Type.Integer() });
export type Stretch = Static<typeof Stretch>;

/** Where a gene lies, on each build on which that is known. */
export const GenePosition = Type.Object({
  genomeBuild: Type.String(),
  chr: Type.String({ description: 'Without the prefix chr' }),
  ...Stretch.properties,
});
export type GenePosition = Static<typeof GenePosition>;

/** The exons of a gene, merged over its transcripts, in the order of the plus strand. */
export const GeneExons = Type.Object({
  genomeBuild: Type.String(),
  chr: Type.String(),
  exons: Type.Array(Stretch),
});

/** A gene that a project intends to change, as it is drawn. */
export const PlacedGene = Type.Object({
  symbol: Type.String(),
  accessionId: Type.String(),
  strand: Nullable(Type.String({ description: '+ or -' })),
  positions: Type.Array(GenePosition, { description: 'The newest build first; empty if not known' }),
  exonModel: Nullable(GeneExons),
});
export type PlacedGene = Static<typeof PlacedGene>;

/** A deletion that a mutation of the project's outcomes has. */
export const ProjectDeletion = Type.Object({
  pin: Type.String(),
  tpo: Type.String(),
  colonyName: Nullable(Type.String()),
  min: Type.String(),
  symbol: Nullable(Type.String({ description: 'Allele symbol' })),
  ...GenePosition.properties,
});
export type ProjectDeletion = Static<typeof ProjectDeletion>;

/**
 * What the page of a project shows of the outcomes of all its plans, in one response. Without it a client would read
 * the outcomes of each plan, and the mutations of each outcome.
 */
export const ProjectOverview = Type.Object({
  genotypeConfirmedColonies: Type.Integer({
    description:
      'Colonies with the status Genotype Confirmed, of the production and allele modification plans that the caller may read',
  }),
  hasConditionalMutation: Type.Boolean({ description: 'As hasConditionalCrisprPlan answers' }),
  genes: Type.Array(PlacedGene, { description: 'Of the intentions, in their order' }),
  deletions: Type.Array(ProjectDeletion),
  /** How the caller follows the project; null for who does not, and for visitors. */
  follow: Type.Optional(Nullable(Follow)),
  /** Servers of former times do not say. */
  permissions: Type.Optional(ProjectPermissions),
});
export type ProjectOverview = Static<typeof ProjectOverview>;

import Type, { type Static } from 'typebox';
import { Nullable } from './schema-helpers.ts';

/** A gene as an intention names it. */
export const IntentionGene = Type.Object({
  id: Type.Integer(),
  accessionId: Type.String({ description: 'MGI accession id, MGI:nnnn' }),
  symbol: Type.String(),
  speciesName: Type.String(),
  name: Nullable(Type.String()),
  externalLink: Type.String({ description: 'Gene page of the consortium' }),
});

/** Human counterpart of a mouse gene. GOOD: 9 or more methods agree, MODERATE: 5 to 8, LOW: fewer. */
export const Ortholog = Type.Object({
  symbol: Type.String(),
  category: Type.Union([Type.Literal('LOW'), Type.Literal('MODERATE'), Type.Literal('GOOD')]),
  support: Type.Null(),
  supportCount: Type.Integer(),
  link: Type.String(),
});
export type Ortholog = Static<typeof Ortholog>;

export const OrthologsByAccessionId = Type.Record(Type.String(), Type.Array(Ortholog));
export type OrthologsByAccessionId = Static<typeof OrthologsByAccessionId>;

/**
 * A gene of the reference data. Null fields are omitted. Positions are 1-based and inclusive on the build
 * named by `genomeBuild`.
 */
export const ReferenceGene = Type.Object({
  id: Type.Optional(Type.Integer()),
  symbol: Type.String(),
  accId: Type.String(),
  name: Type.Optional(Type.String()),
  type: Type.Optional(Type.String()),
  genomeBuild: Type.Optional(Type.String()),
  entrezGeneId: Type.Optional(Type.Integer()),
  ensemblGeneId: Type.Optional(Type.String()),
  mgiCm: Type.Optional(Type.String()),
  mgiChromosome: Type.Optional(Type.String()),
  mgiStart: Type.Optional(Type.Integer()),
  mgiStop: Type.Optional(Type.Integer()),
  mgiStrand: Type.Optional(Type.String()),
  speciesName: Type.Optional(Type.String()),
});
export type ReferenceGene = Static<typeof ReferenceGene>;

/** The gene that has a synonym, the first in the alphabet where several have it. */
export const GeneOfSynonym = Type.Object({
  ...ReferenceGene.properties,
  /** The others. An addition to the tracker's API; omitted where there is none. */
  sameSynonym: Type.Optional(Type.Array(Type.Object({ symbol: Type.String(), accId: Type.String() }))),
});
export type GeneOfSynonym = Static<typeof GeneOfSynonym>;

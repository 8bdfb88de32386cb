import Type, { type Static } from 'typebox';
import { Nullable } from './schema-helpers.ts';

/** A Cas9 guide that a guide finder found: what a plan's guide takes over. The first base is 1, both ends are inside. */
export const FoundGuide = Type.Object({
  id: Type.Null(),
  gid: Type.Null(),
  chr: Type.String({ description: 'chromosome without prefix' }),
  start: Type.Integer(),
  stop: Type.Integer(),
  strand: Type.Union([Type.Literal('+'), Type.Literal('-')]),
  genomeBuild: Type.String({ description: 'build of the positions' }),
  sequence: Type.String({ description: 'protospacer with its PAM, read along the guide' }),
  guideSequence: Type.String({ description: 'the first 20 bases' }),
  pam: Type.String({ description: 'the last 3 bases' }),
  truncatedGuide: Type.Boolean(),
  reversed: Type.Boolean({ description: 'the sequence was delivered along the other strand and was turned' }),
  sangerService: Type.Boolean({ description: "delivered by the Wellcome Sanger Institute's service" }),
  grnaConcentration: Type.Null(),
  formatName: Nullable(Type.String()),
  sourceName: Nullable(Type.String()),
});
export type FoundGuide = Static<typeof FoundGuide>;

/** An exon of a gene and the guides found for it. The position is absent where the finder does not return it. */
export const ExonWithGuides = Type.Object({
  id: Type.Integer(),
  exonId: Type.String(),
  chr: Type.Optional(Type.String()),
  start: Type.Optional(Type.Integer()),
  stop: Type.Optional(Type.Integer()),
  strand: Type.Optional(Type.Union([Type.Literal('+'), Type.Literal('-')])),
  genomeBuild: Type.Optional(Type.String()),
  guideDetails: Type.Array(FoundGuide),
});
export type ExonWithGuides = Static<typeof ExonWithGuides>;

/** A gene as it is sent to a guide finder. */
export const MarkerSymbolPath = Type.Object({ markerSymbol: Type.String() });

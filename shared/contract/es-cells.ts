/** The ES cell repository, targ_rep (api-3 sections 5 and 6.2). Members with underscores are the repository's own. */
import { INDEXED_TEXT } from 'shared/limits';
import Type, { type Static } from 'typebox';
import { Link, pageOf, PageQuery, SelfLinks, collectionOf } from './hal.ts';
import { InputDate, InputText } from './request-values.ts';
import { CalendarDate, Nullable } from './schema-helpers.ts';

const Text = Nullable(Type.String());
const Whole = Nullable(Type.Integer());
const Name = Type.Object({ name: Text });

/** Where a clone or a vector can be ordered. */
export const RepositoryProduct = Type.Object({
  distributionNetworkName: Text,
  startDate: Nullable(CalendarDate),
  endDate: Nullable(CalendarDate),
  distributionIdentifier: Text,
});

/** Quality control of a clone by a distribution centre; results are texts such as `pass`. */
export const EsCellDistributionQc = Type.Object({
  id: Type.Integer(),
  karyotypeHigh: Nullable(Type.Number()),
  karyotypeLow: Nullable(Type.Number()),
  copyNumber: Text,
  fivePrimeLrPcr: Text,
  fivePrimeSrPcr: Text,
  thawing: Text,
  threePrimeLrPcr: Text,
  threePrimeSrPcr: Text,
  loa: Text,
  loxp: Text,
  lacz: Text,
  chr1: Text,
  chr8a: Text,
  chr8b: Text,
  chr11a: Text,
  chr11b: Text,
  chry: Text,
  esCellDistributionCentre: Type.Object({ id: Whole, name: Text }),
});
export type EsCellDistributionQc = Static<typeof EsCellDistributionQc>;

/** An ES cell clone. `mgiAlleleId`, `alleleSymbolSuperscript` and `contact` are left out. */
export const EsCell = Type.Object({
  id: Type.Integer(),
  pipelineId: Type.Integer(),
  alleleId: Type.Integer(),
  name: Type.String(),
  targetingVectorId: Whole,
  parentalCellLine: Text,
  ikmcProjectId: Nullable(Type.String({ description: 'name of the IKMC project' })),
  mgiAlleleId: Type.Null(),
  alleleSymbolSuperscript: Type.Null(),
  comment: Text,
  contact: Type.Null(),
  reportToPublic: Type.Boolean(),
  strainName: Text,
  productionQcFivePrimeScreen: Text,
  productionQcLossOfAllele: Text,
  productionQcLoxpScreen: Text,
  productionQcThreePrimeScreen: Text,
  productionQcVectorIntegrity: Text,
  userQcComment: Text,
  userQcFivePrimeCassetteIntegrity: Text,
  userQcFivePrimeLrPcr: Text,
  userQcKaryotype: Text,
  userQcLaczSrPcr: Text,
  userQcLossOfWtAllele: Text,
  userQcLoxpConfirmation: Text,
  userQcMapTest: Text,
  userQcMutantSpecificSrPcr: Text,
  userQcNeoCountQpcr: Text,
  userQcNeoSrPcr: Text,
  userQcSouthernBlot: Text,
  userQcThreePrimeLrPcr: Text,
  userQcTvBackboneAssay: Text,
  targRepDistributionQcList: Type.Array(EsCellDistributionQc),
  targRepEsCellDistributionProductList: Type.Array(RepositoryProduct),
  _links: Type.Object({
    self: Link,
    pipeline: Type.Array(Link),
    allele: Type.Array(Link),
    targeting_vector: Type.Optional(Type.Array(Link)),
  }),
});
export type EsCell = Static<typeof EsCell>;

const alleleMembers = {
  id: Type.Integer(),
  assembly: Type.String(),
  chromosome: Type.String(),
  project_design_id: Whole,
  design_type: Name,
  subtype_description: Text,
  homology_arm_start: Whole,
  homology_arm_end: Whole,
  cassette_start: Whole,
  cassette_end: Whole,
  loxp_start: Whole,
  loxp_end: Whole,
  cassette: Text,
  cassette_type: Text,
  backbone: Text,
  floxed_start_exon: Text,
  floxed_end_exon: Text,
};

/** A designed allele. Only targeting vectors contain the strand. */
export const RepositoryAllele = Type.Object({
  ...alleleMembers,
  strand: Type.Null(),
  design_subtype: Name,
  mgi_accession_id: Type.Array(Text, { description: "MGI allele accession ids of the allele's clones" }),
  _links: SelfLinks,
});
export type RepositoryAllele = Static<typeof RepositoryAllele>;

const pipelineMembers = {
  id: Type.Integer(),
  name: Type.String(),
  description: Text,
  geneTrap: Type.Boolean(),
  reportToPublic: Type.Boolean(),
};

/** A programme that made vectors and clones. */
export const RepositoryPipeline = Type.Object({ ...pipelineMembers, _links: SelfLinks });
export type RepositoryPipeline = Static<typeof RepositoryPipeline>;

const NoPipeline = Type.Object({
  id: Type.Null(),
  name: Type.Null(),
  description: Type.Null(),
  geneTrap: Type.Null(),
  reportToPublic: Type.Null(),
});

/** A targeting vector with its allele and pipeline. A pipeline or project that it lacks has null members. */
export const TargetingVector = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  intermediateVector: Text,
  reportToPublic: Type.Boolean(),
  ikmcProjectName: Text,
  allele: Type.Object({
    ...alleleMembers,
    strand: Type.String(),
    design_subtype: Nullable(Name),
    mgi_accession_id: Type.Null(),
    _links: Type.Object({ allele: Type.Array(Link) }),
  }),
  pipeline: Type.Union([
    Type.Object({ ...pipelineMembers, _links: Type.Object({ pipeline: Type.Array(Link) }) }),
    NoPipeline,
  ]),
  mgiAlleleNamePrediction: Text,
  productionCentreAutoUpdate: Type.Null(),
  alleleTypePrediction: Text,
  ikmc_project: Type.Object({ id: Whole, name: Text, status: Nullable(Name), pipeline_id: Whole }),
  targRepTargetingVectorDistributionProductList: Type.Array(RepositoryProduct),
  _links: SelfLinks,
});
export type TargetingVector = Static<typeof TargetingVector>;

/** Where the sequence and the pictures of an allele or vector are; paths only. */
export const GenbankFile = Type.Object({
  id: Type.Integer(),
  host: Text,
  type: Text,
  genbankFilePath: Text,
  alleleImagePath: Text,
  cassetteImagePath: Text,
  simpleImagePath: Text,
  vectorImagePath: Text,
  _links: SelfLinks,
});
export type GenbankFile = Static<typeof GenbankFile>;

const EsCells = { targrep_es_cells: Type.Array(EsCell) };
export const EsCellPage = pageOf(EsCells);
export const RepositoryAllelePage = pageOf({ targrep_alleles: Type.Array(RepositoryAllele) });
export const RepositoryPipelinePage = pageOf({ targrep_pipelines: Type.Array(RepositoryPipeline) });
export type RepositoryPipelinePage = Static<typeof RepositoryPipelinePage>;
export const TargetingVectorPage = pageOf({ targrep_targeting_vectors: Type.Array(TargetingVector) });
export const GenbankFilePage = pageOf({ targ_rep_genbank_file: Type.Array(GenbankFile) });

/** The clones of a gene, all of them; `_embedded` is absent when there are none. */
export const EsCellsOfGene = Type.Object({ ...collectionOf(EsCells).properties, _links: SelfLinks });
export type EsCellsOfGene = Static<typeof EsCellsOfGene>;

export const RepositoryListQuery = PageQuery;
export const RepositoryIdPath = Type.Object({ id: Type.Integer({ maximum: Number.MAX_SAFE_INTEGER }) });
export const EsCellNamePath = Type.Object({ name: Type.String() });
export const EsCellSymbolPath = Type.Object({ symbol: Type.String() });

const NewProduct = {
  distributionNetworkName: InputText,
  startDate: InputDate,
  endDate: InputDate,
  distributionIdentifier: Type.String({ minLength: 1, maxLength: INDEXED_TEXT, pattern: '^[^\\u0000]*$' }),
};

/** PUT /api/targ_rep/es_cell/distribution_product. */
export const NewEsCellProduct = Type.Object({ esCellName: InputText, ...NewProduct });
export type NewEsCellProduct = Static<typeof NewEsCellProduct>;

/** PUT /api/targ_rep/targeting_vectors/distribution_product. */
export const NewTargetingVectorProduct = Type.Object({ targetingVectorName: InputText, ...NewProduct });
export type NewTargetingVectorProduct = Static<typeof NewTargetingVectorProduct>;

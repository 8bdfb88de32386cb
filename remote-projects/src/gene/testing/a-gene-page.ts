import type { GeneFacts, GeneGuide, GeneOutcome, GenePage, GenePlan, GeneProject } from 'shared/contract';

const TPN = 'TPN:000000042';
const PIN = 'PIN:0000000001';

/** Cib2, with whatever a test wants otherwise. */
export function aGene(more: Partial<GeneFacts> = {}): GeneFacts {
  return {
    symbol: 'Cib2',
    accessionId: 'MGI:1929293',
    name: 'calcium and integrin binding family member 2',
    type: 'protein coding gene',
    ensemblGeneId: 'ENSMUSG00000037493',
    synonyms: ['2810434I23Rik', 'Kip2'],
    strand: '-',
    positions: [
      { genomeBuild: 'GRCm39', chr: '9', start: 54_452_062, stop: 54_467_496 },
      { genomeBuild: 'GRCm38', chr: '9', start: 54_544_778, stop: 54_560_212 },
    ],
    exonModel: null,
    externalLink: 'https://www.mousephenotype.org/data/genes/MGI:1929293',
    ...more,
  };
}

/** A public project on Cib2. */
export function aGeneProject(more: Partial<GeneProject> = {}): GeneProject {
  return {
    tpn: TPN,
    assignmentStatusName: 'Assigned',
    assignmentStatusSince: '2031-01-10T08:00:00.5',
    summaryStatusName: 'Genotype Confirmed',
    summaryStatusSince: '2031-03-02T11:00:00',
    privacyName: 'public',
    geneSymbols: ['Cib2'],
    intentions: [{ molecularMutationTypeName: 'Deletion', mutationCategorizationNames: ['Null reporter'] }],
    workUnitNames: ['JAX'],
    workGroupNames: ['BaSH'],
    consortiumNames: ['IMPC'],
    unreadablePlans: 0,
    ...more,
  };
}

/** A crispr plan of JAX that has a confirmed colony. */
export function aGenePlan(more: Partial<GenePlan> = {}): GenePlan {
  return {
    pin: PIN,
    tpn: TPN,
    typeName: 'production',
    attemptTypeName: 'crispr',
    workUnitName: 'JAX',
    workGroupName: 'BaSH',
    statusName: 'Genotype Confirmed',
    since: '2031-03-02T11:00:00',
    isAborted: false,
    phenotypingExternalRef: null,
    stages: [],
    ...more,
  };
}

/** A confirmed colony with one allele. */
export function anOutcome(more: Partial<GeneOutcome> = {}): GeneOutcome {
  return {
    tpo: 'TPO:000000000001',
    pin: PIN,
    tpn: TPN,
    workUnitName: 'JAX',
    outcomeTypeName: 'Colony',
    name: 'JR31234',
    statusName: 'Genotype Confirmed',
    since: '2031-03-02T11:00:00',
    alleles: [
      {
        min: 'MIN:000000000007',
        symbol: 'Cib2<em1(IMPC)J>',
        mgiAlleleId: 'MGI:6152713',
        molecularMutationTypeName: 'Deletion',
      },
    ],
    distributionProducts: [],
    ...more,
  };
}

/** A guide within the gene. */
export function aGuide(more: Partial<GeneGuide> = {}): GeneGuide {
  return {
    pin: PIN,
    gid: 'GID:0000000000003',
    chr: '9',
    start: 54_455_000,
    stop: 54_455_022,
    strand: '+',
    genomeBuild: 'GRCm39',
    pam: 'AGG',
    guideSequence: 'ACGTACGTACGTACGTACGT',
    nucleaseTypeName: 'Cas9',
    ...more,
  };
}

/** Cib2 with one project, plan and colony. */
export function aGenePage(more: Partial<GenePage> = {}): GenePage {
  return {
    gene: aGene(),
    furthestPlanPin: PIN,
    orthologs: [
      {
        symbol: 'CIB2',
        category: 'GOOD',
        support: null,
        supportCount: 11,
        link: 'https://www.genenames.org/data/gene-symbol-report/#!/hgnc_id/HGNC:24579',
      },
    ],
    sameSynonym: [],
    projects: [aGeneProject()],
    restrictedTpns: [],
    plans: [aGenePlan()],
    outcomes: [anOutcome()],
    guides: [],
    deletions: [],
    ...more,
  };
}

/** Bodies of requests that are all right, with as much in them as there can be. */
import { step, WORK } from '../scenarios/scenario.ts';

const GUIDE = {
  id: -3,
  guideSequence: 'GATTACAGATTACAGATTAC',
  pam: 'AGG',
  chr: '9',
  start: 54_452_100,
  stop: 54_452_122,
  strand: '-',
  genomeBuild: 'GRCm39',
  grnaConcentration: '50.5',
  truncatedGuide: false,
  formatName: 'sgRNA',
  sourceName: 'in-house',
};
export const CRISPR = {
  miDate: '2031-03-02',
  attemptExternalRef: 'MI-1',
  experimental: false,
  totalEmbryosInjected: 48,
  embryo2Cell: '33',
  strainInjectedName: 'C57BL/6NTac',
  nucleases: [{ id: -1, typeName: 'Cas9', className: 'mRNA', concentration: 100 }],
  guides: [GUIDE],
  mutagenesisDonors: [{ id: -1, vectorName: 'V', concentration: 10, preparationTypeName: 'Oligo' }],
  reagents: [{ reagentName: 'Xrcc5', concentration: 5 }],
  genotypePrimers: [
    { id: -1, name: 'F1', sequence: 'ACGT', genomicStartCoordinate: 1, genomicEndCoordinate: 4 },
  ],
  assay: { typeName: 'PCR', numFounderPups: 9, numNhejG0Mutants: 1 },
};
const SEQUENCE = {
  index: 1,
  sequence: { sequence: '>x\nACGT', typeName: 'complete', categoryName: 'outcome sequence' },
};
export const MUTATION = {
  symbol: 'Cib2<em1(IMPC)J>',
  genes: [{ symbol: 'Cib2', accessionId: 'MGI:1929293', speciesName: 'Mus musculus' }],
  molecularMutationTypeName: 'Deletion',
  geneticMutationTypeName: 'Null',
  mutationCategorizations: [{ name: 'NHEJ', typeName: 'repair_mechanism' }],
  mutationQcResults: [{ qcTypeName: 'loa_qpcr', statusName: 'pass' }],
  mutationSequences: [SEQUENCE],
  insertionSequences: [
    {
      sequence: '>x\nAC',
      location: 'chr9:54452110',
      insertionCanonicalTargetedExons: [],
      insertionTargetedExons: [{ exonId: 'E', transcript: 'T' }],
    },
  ],
  molecularMutationDeletions: [{ chr: 'chr9', start: 100, stop: 600, size: 500 }],
  targetedExons: [{ exonId: 'E', transcript: 'T' }],
  canonicalTargetedExons: [],
  isMutationDeletionChecked: true,
};
export const COLONY = {
  outcomeTypeName: 'Colony',
  colony: {
    name: 'C-1',
    backgroundStrainName: 'C57BL/6NTac',
    genotypingComment: 'c',
    distributionProducts: [
      {
        distributionCentreName: 'JAX',
        productTypeName: 'Live mice',
        distributionNetworkName: 'EMMA',
        startDate: '2031-05-01',
        distributionIdentifier: 'EM:1',
      },
    ],
    ...step('updateFromGenotypeInProgressToGenotypeNotConfirmed'),
  },
};
export const PROJECT = {
  privacyName: 'public',
  comment: 'c',
  recovery: true,
  consortia: [{ consortiumName: 'IMPC' }],
  esCellDetails: { numberOfEsCellsReceived: 4, esCellsReceivedOn: '2031-01-15', esCellQcComment: 'x' },
  projectIntentions: [
    {
      molecularMutationTypeName: 'Deletion',
      mutationCategorizations: [{ name: 'NHEJ', typeName: 'repair_mechanism' }],
      intentionByGene: { gene: { symbol: 'Cib2' } },
      intentionsBySequences: [
        {
          index: 1,
          sequence: {
            sequence: 'ACGT',
            typeName: 'complete',
            categoryName: 'outcome sequence',
            sequenceLocations: [
              {
                locationIndex: 1,
                location: {
                  chr: '9',
                  start: 1,
                  stop: 4,
                  strand: '+',
                  genomeBuild: 'GRCm39',
                  strainName: 'C57BL/6N',
                  speciesName: 'Mus musculus',
                },
              },
            ],
          },
        },
      ],
    },
  ],
  planDetails: { typeName: 'production', attemptTypeName: 'crispr', ...WORK, funderNames: [], comment: 'p' },
};
export const STAGE = {
  phenotypingTypeName: 'late adult',
  phenotypingExperimentsStarted: '2031-05-20',
  tissueDistributions: [
    {
      startDate: '2031-06-01',
      endDate: null,
      workUnitName: 'JAX',
      materialDepositedTypeName: 'Fixed Tissue',
    },
  ],
  ...step('updateToRederivationStarted'),
};

export const ES_CELL = {
  esCellName: 'EPD0001_A_B03',
  miDate: '2031-02-11',
  totalMaleChimeras: 3,
  numberOfMalesWith100PercentChimerism: 1,
  cassetteTransmissionVerified: '2031-02-12',
  testCrossStrainName: 'C57BL/6NTac',
};

export const PERSON = {
  name: 'New',
  password: 'a password for this test',
  contactable: true,
  isAdmin: false,
  rolesWorkUnits: [
    { id: null, workUnitName: 'JAX', roleName: 'manager' },
    { id: 1, workUnitName: 'BCM', roleName: 'general' },
  ],
  rolesConsortia: [{ id: null, consortiumName: 'IMPC', roleName: 'general' }],
};

/** A repository identifier of a clone that there is, and of a vector that there is not. */
export const PRODUCT = {
  esCellName: 'EPD0001_A_B03',
  targetingVectorName: 'TV0001',
  distributionNetworkName: 'EMMA',
  startDate: '2031-01-02',
  endDate: null,
  distributionIdentifier: 'RRID:EMMA_000001',
};

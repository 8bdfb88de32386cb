/**
 * Which programmes (work groups and consortia) a centre takes part in. Names, laboratory codes and funding
 * are the rows of `vocabularies.tsv`; the links follow its participants column and the attempts themselves.
 */

/** Full names of the centres that the shipped attempts come from, and of those the API reference names. */
export const WORK_UNIT_FULL_NAMES: Readonly<Record<string, string>> = {
  BCM: 'Baylor College of Medicine',
  'CAM-SU GRC': 'Cambridge-Suda Genomic Resource Center',
  'CCP-IMG': 'Czech Centre for Phenogenomics, Institute of Molecular Genetics',
  'EBI - Informatics Support': 'European Bioinformatics Institute, informatics support',
  'EMBL-Rome': 'European Molecular Biology Laboratory, Rome',
  Harwell: 'Mary Lyon Centre at MRC Harwell',
  HMGU: 'Helmholtz Zentrum München',
  ICS: 'Institut Clinique de la Souris',
  JAX: 'The Jackson Laboratory',
  KMPC: 'Korea Mouse Phenotyping Center',
  MARC: 'Model Animal Research Center, Nanjing University',
  Monterotondo: 'CNR Monterotondo',
  'RIKEN BRC': 'RIKEN BioResource Research Center',
  TCP: 'The Centre for Phenogenomics',
  UCD: 'University of California, Davis',
  WTSI: 'Wellcome Sanger Institute',
};

/** Programmes of each work unit. A unit that is not listed here has none. */
export const PROGRAMMES_OF_WORK_UNITS: Readonly<Record<string, readonly string[]>> = {
  APN: ['Infrafrontier-I3'],
  BCM: ['BaSH'],
  'CAM-SU GRC': ['CAM-SU GRC'],
  'CCP-IMG': ['CCP-IMG'],
  CIPHE: ['Phenomin'],
  CNB: ['Infrafrontier-I3'],
  CNRS: ['Infrafrontier-I3'],
  'EMBL-Rome': ['Infrafrontier-I3'],
  Fleming: ['Infrafrontier-I3'],
  Harwell: ['BaSH', 'MRC', 'EUCOMM-EUMODIC'],
  HMGU: ['Helmholtz GMC', 'EUCOMM-EUMODIC', 'EUCOMMToolsCre'],
  ICS: ['Phenomin', 'EUCOMM-EUMODIC', 'EUCOMMToolsCre'],
  JAX: ['JAX'],
  KMPC: ['KMPC'],
  MARC: ['MARC'],
  Monterotondo: ['Monterotondo', 'EUCOMM-EUMODIC'],
  'Monterotondo R&D': ['Monterotondo R&D'],
  NARLabs: ['NarLabs'],
  Oulu: ['Infrafrontier-I3'],
  'RIKEN BRC': ['RIKEN BRC'],
  TCP: ['DTCC', 'NorCOMM', 'NorCOMM2'],
  UCD: ['DTCC', 'DTCC-Legacy', 'UCD-KOMP'],
  VETMEDUNI: ['Infrafrontier-I3'],
  WTSI: ['BaSH', 'MGP', 'MGP Legacy', 'MGP-KOMP', 'EUCOMM-EUMODIC', 'EUCOMMToolsCre', 'GENCODYS'],
};

/**
 * Consortia beside the programmes. No work unit is listed as a member of them: membership is a role of a person,
 * otherwise everybody would be related to every project of IMPC.
 */
export const UMBRELLA_CONSORTIA = [
  { name: 'IMPC', description: 'International Mouse Phenotyping Consortium' },
  { name: 'CMG', description: 'Centers for Mendelian Genomics' },
  { name: 'IDG', description: 'Illuminating the Druggable Genome' },
] as const;

/** Record types of gene lists that GenTaR's public vocabularies name. */
export const GENE_LIST_RECORD_TYPES: Readonly<Record<string, readonly string[]>> = {
  CMG: ['Tier1', 'Tier2'],
};

/** The funders in a funding text: `EUCOMM / EUMODIC` and `Infrafrontier/BMBF` are two each. */
export function fundersIn(funding: string): string[] {
  return funding
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

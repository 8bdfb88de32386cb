import type { Db } from '../../../platform/database/database.ts';
import { mapPieces } from '../listing.ts';
import type { Cell } from '../tsv.ts';
import type { MadeReport } from './made-report.ts';
import { mgiCrisprRows, type MgiCrisprRow } from './mgi-crispr-rows.ts';
import { cleanText, partsText, type Part } from './mgi-text.ts';

type Column = readonly [header: string, cell: (row: MgiCrisprRow) => Cell];

const text = (value: string | null): string => (value === null ? '' : cleanText(value));

const SYMBOL: Column = ['Gene Symbol', ({ symbol }) => symbol];
const ACCESSION: Column = ['Gene MGI Accession ID', ({ accId }) => accId];
const COLONY: Column = ['Colony Name', ({ colonyName }) => text(colonyName)];
const STRAIN: Column = ['Colony Background Strain', ({ strain }) => strain];
const MUTATION: readonly Column[] = [
  ['Mutation Class', () => 'endonuclease-mediated'],
  ['Mutation Type', ({ mutationType }) => text(mutationType)],
  ['Mutation Subtype', ({ mutationSubtype }) => mutationSubtype],
];
const MIN: Column = ['GenTaR Mutation ID', ({ min }) => min];
const ALLELE: readonly Column[] = [
  ['Mutation Symbol', ({ alleleSymbol }) => text(alleleSymbol)],
  ['Mutation MGI Accession ID', ({ mgiAlleleId }) => text(mgiAlleleId)],
];

/** Two names are spelled as MGI's programs expect them. */
const FULL: readonly Column[] = [
  SYMBOL,
  ACCESSION,
  [
    'Mutagenesis Donors',
    ({ donors }) =>
      text(
        partsText(
          donors.map(({ preparationType, vector, sequence }) => [
            ['preparationType', preparationType],
            ['vector', vector],
            ['sequence', sequence],
          ]),
        ),
      ),
  ],
  [
    'Nucleases',
    ({ nucleases }) =>
      partsText(
        nucleases.map((nuclease) => [
          ['type', nuclease.type],
          ['class', nuclease.class],
        ]),
      ),
  ],
  ['Guides', ({ guides }) => text(partsText(guides.map(guidePart)))],
  ['Repair Mechanism', ({ repairMechanisms }) => repairMechanisms.join('**')],
  [
    'Genotype Primers',
    ({ primers }) =>
      text(
        partsText(
          primers.map(({ name, sequence }) => [
            ['name', name],
            ['sequence', sequence],
          ]),
        ),
      ),
  ],
  COLONY,
  STRAIN,
  ['Colony Genotyping Comments', ({ genotypingComment }) => text(genotypingComment)],
  ['Production Work Unit', ({ workUnit }) => workUnit],
  ...MUTATION,
  MIN,
  ['Mutation Sequence', ({ sequences }) => text(partsText(sequences.map(sequencePart)))],
  ...ALLELE,
  ['Mutation Description', ({ description }) => text(description)],
];

function guidePart(guide: MgiCrisprRow['guides'][number]): Part {
  return [
    ['sequence', guide.sequence],
    ['guideSeqeunce', guide.guideSequence],
    ['PAM', guide.pam],
    ['chr', guide.chr],
    ['start', guide.start],
    ['stop', guide.stop],
    ['strand', guide.strand],
    ['genomeBuild', guide.genomeBuild],
  ];
}

function sequencePart(sequence: MgiCrisprRow['sequences'][number]): Part {
  return [
    ['index', sequence.index],
    ['mutationSeqeunce', sequence.sequence],
    ['sequenceType', sequence.type],
    ['sequenceCategory', sequence.category],
  ];
}

const SHORT: readonly Column[] = [SYMBOL, ACCESSION, COLONY, STRAIN, ...MUTATION, ...ALLELE, MIN];

/** CRISPR alleles for MGI (api-3 §8.4.4). */
export const mgiCrispr = (db: Db) => reportOf(db, FULL);

/** A short form of the same (api-3 §8.4.5). */
export const mgiInitialCrispr = (db: Db) => reportOf(db, SHORT);

async function reportOf(db: Db, columns: readonly Column[]): Promise<MadeReport> {
  const rows = mapPieces(await mgiCrisprRows(db), (row) => columns.map(([, cell]) => cell(row)));
  return { header: columns.map(([header]) => header), rows };
}

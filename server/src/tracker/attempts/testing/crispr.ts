/** A complete CRISPR attempt for tests, and how it is saved and read. */
import type { CrisprAttempt, CrisprAttemptInput } from 'shared/contract';
import type { PlanUnderTest } from './attempts.ts';

export const GUIDE = {
  sequence: 'GATTACAGATTACAGATTACAGG',
  guideSequence: 'GATTACAGATTACAGATTAC',
  pam: 'AGG',
  chr: '5',
  start: 31_220_100,
  stop: 31_220_122,
  strand: '-',
  genomeBuild: 'GRCm39',
  grnaConcentration: 50.25,
  truncatedGuide: false,
  reversed: true,
  sangerService: false,
  formatName: 'sgRNA',
  sourceName: 'in-house',
};

/** Every field of api-2 §4.1 that can be written. */
export const SCALARS = {
  miDate: '2031-03-02',
  attemptExternalRef: 'NL-MI-118',
  experimental: false,
  comment: 'first round',
  mutagenesisExternalRef: 'NL-MF-9',
  embryoTransferDay: 'Next Day',
  totalTransferred: 31,
  totalEmbryosInjected: 48,
  totalEmbryosSurvived: 40,
  embryo2Cell: '33',
  strainInjectedName: 'C57BL/6NTac',
};
export const NUCLEASE = { typeName: 'Cas9', className: 'mRNA', concentration: 100.5 };
export const DONOR = {
  vectorName: 'pUC',
  oligoSequenceFasta: 'ACGTACGTTTGCA',
  concentration: 10.5,
  preparationTypeName: 'Oligo',
};
export const PRIMER = {
  name: 'Zfp999_F1',
  sequence: 'CCATGGTACCGA',
  genomicStartCoordinate: 31_220_000,
  genomicEndCoordinate: 31_220_011,
};
export const ASSAY = {
  typeName: 'PCR',
  numFounderPups: 9,
  numFounderSelectedForBreeding: 2,
  founderNumAssays: 10,
  numG0WhereMutationDetected: 3,
  numNhejG0Mutants: 1,
  numDeletionG0Mutants: 4,
  numHrG0Mutants: 5,
  numHdrG0Mutants: 6,
  numHdrG0MutantsAllDonorsInserted: 7,
  numHdrG0MutantsSubsetDonorsInserted: 8,
};

export const COMPLETE: CrisprAttemptInput = {
  ...SCALARS,
  nucleases: [NUCLEASE],
  guides: [GUIDE],
  mutagenesisDonors: [DONOR],
  reagents: [{ reagentName: 'Xrcc5', concentration: 5.9 }],
  genotypePrimers: [PRIMER],
  assay: ASSAY,
};

/** Saves the attempt and returns it as the plan then shows it. */
export async function savedAttempt(plan: PlanUnderTest, members: object): Promise<CrisprAttempt> {
  await plan.save({ crisprAttempt: members });
  return attemptOf(plan);
}

export async function attemptOf(plan: PlanUnderTest): Promise<CrisprAttempt> {
  const { crisprAttempt } = await plan.read();
  if (crisprAttempt === undefined) throw new Error('The plan has no CRISPR attempt');
  return crisprAttempt;
}

import type { AlleleModificationValues, SentAttempt } from './attempt-row.ts';

const KINDS: Readonly<Record<string, SentAttempt['kind']>> = {
  crispr: 'crispr',
  'haplo-essential crispr': 'crispr',
  'es cell': 'es cell',
  'es cell allele modification': 'es cell allele modification',
  'crispr allele modification': 'crispr allele modification',
  'adult and embryo phenotyping': 'phenotyping',
  'haplo-essential phenotyping': 'phenotyping',
};

/** Which kind of attempt plans of this attempt type carry; undefined where none can be written (breeding). */
export function attemptKind(attemptTypeName: string): SentAttempt['kind'] | undefined {
  return KINDS[attemptTypeName];
}

/** Whether plans of this attempt type are phenotyping plans; all others produce mice. */
export function isPhenotyping(attemptTypeName: string): boolean {
  return attemptKind(attemptTypeName) === 'phenotyping';
}

/** The members of a plan with the attempts of both kinds of allele modification. */
export const MODIFICATION_MEMBERS = {
  'es cell allele modification': 'esCellAlleleModificationAttempt',
  'crispr allele modification': 'crisprAlleleModificationAttempt',
} as const satisfies Record<AlleleModificationValues['kind'], string>;

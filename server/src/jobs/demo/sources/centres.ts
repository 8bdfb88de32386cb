/** Facts about the centres that the source's attempts come from. */

/** The programme under which a centre made its CRISPR mice for IMPC; work group and consortium of its projects. */
export const CRISPR_PROGRAMMES: Readonly<Record<string, string>> = {
  BCM: 'BaSH',
  'CCP-IMG': 'CCP-IMG',
  Harwell: 'BaSH',
  ICS: 'Phenomin',
  JAX: 'JAX',
  TCP: 'DTCC',
  UCD: 'DTCC',
  WTSI: 'BaSH',
};

/** Programmes paid from KOMP2 worked for IMPC from their start. */
export const IMPC_ES_CELL_PROGRAMMES: readonly string[] = ['BaSH', 'DTCC', 'JAX'];

/** ILAR codes as the shipped vocabulary has them, for allele symbols. */
const LABORATORIES: Readonly<Record<string, string>> = {
  BCM: 'Bay',
  'CCP-IMG': 'CCP-IMG',
  Harwell: 'H',
  ICS: 'Ics',
  JAX: 'J',
  TCP: 'Tcp',
  UCD: 'Mbp',
  WTSI: 'Wtsi',
};

/** @throws for a centre that made none of the CRISPR attempts */
export function laboratoryOf(centre: string): string {
  const laboratory = LABORATORIES[centre];
  if (laboratory === undefined) throw new Error(`No laboratory code is known for the centre '${centre}'`);
  return laboratory;
}

/** `EBI - Informatics Support` becomes `ebi-informatics-support`: the unit's part of its demo accounts. */
export function accountName(organisation: string): string {
  return organisation
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Account of somebody of a work unit or consortium, `member.jax@tracker.example`. */
export function accountOf(role: 'manager' | 'member', organisation: string): string {
  return `${role}.${accountName(organisation)}@tracker.example`;
}

/** The administrator of the demo. */
export const ADMINISTRATOR = 'admin@tracker.example';

import { strainAudit } from '../../platform/records/audit.ts';

/** What the background strains of colonies and specimens have in common. */
export const BACKGROUND_STRAIN = {
  column: 'strain_id',
  kind: 'entry',
  list: 'strain',
  api: 'backgroundStrainName',
  history: 'strain',
  audit: strainAudit,
  required: true,
  unknown: unknownStrain,
} as const;

/** The refusal of a strain that the catalogue does not have (api-2 §13.1). */
export function unknownStrain(name: string | null): string {
  return `Strain '${name}' does not exist.`;
}

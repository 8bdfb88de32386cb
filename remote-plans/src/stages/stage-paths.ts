import { planPath } from '../routing/api-paths.ts';

/** Where the server lists the stages of a plan, and takes new ones. */
export function stagesPath(pin: string): string {
  return `${planPath(pin)}/phenotypingStages`;
}

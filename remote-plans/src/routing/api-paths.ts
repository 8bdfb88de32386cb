import { pathPart } from 'shared/api';

/** The API paths of this area. Identifiers come from addresses, so they may be anything. */

export function planPath(pin: string): string {
  return `/api/plans/${pathPart(pin)}`;
}

export function outcomePath({ pin, tpo }: { pin: string; tpo: string }): string {
  return `${planPath(pin)}/outcomes/${pathPart(tpo)}`;
}

/** An outcome whose plan is not known. */
export function outcomeAnywherePath(tpo: string): string {
  return `/api/outcomes/${pathPart(tpo)}`;
}

export function stagePath({ pin, psn }: { pin: string; psn: string }): string {
  return `${planPath(pin)}/phenotypingStages/${pathPart(psn)}`;
}

export function projectPath(tpn: string): string {
  return `/api/projects/${pathPart(tpn)}`;
}

/** What is read at one of the paths above, as it stood at the end of a day. */
export function atPathOf(path: string): string {
  return `${path.replace('/api/', '/api/v2/')}/at`;
}

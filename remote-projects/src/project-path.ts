import { pathPart } from 'shared/api';

/** Where a project is read and changed. */
export function projectPath(tpn: string): string {
  return `/api/projects/${pathPart(tpn)}`;
}

/** The summary of a project's outcomes. */
export function overviewPath(tpn: string): string {
  return `/api/v2/projects/${pathPart(tpn)}/overview`;
}

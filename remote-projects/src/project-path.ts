import { pathPart } from 'shared/api';

/** Where a project is read and changed. */
export function projectPath(tpn: string): string {
  return `/api/projects/${pathPart(tpn)}`;
}

/** Address of the screen with the project's history. */
export function projectHistoryAddress(tpn: string): string {
  return `/projects/${pathPart(tpn)}/history`;
}

/** The summary of a project's outcomes. */
export function overviewPath(tpn: string): string {
  return `/api/v2/projects/${pathPart(tpn)}/overview`;
}

/** A project as it stood at the end of a day. */
export function projectAtPath(tpn: string): string {
  return `/api/v2/projects/${pathPart(tpn)}/at`;
}

/** Where a project is read and changed. The identifier comes from the address, so it may be anything. */
export function projectPath(tpn: string): string {
  return `/api/projects/${pathPart(tpn)}`;
}

/** Where the sum of what a project has yielded is read. */
export function overviewPath(tpn: string): string {
  return `/api/v2/projects/${pathPart(tpn)}/overview`;
}

/** Colons may stand in a path, and stand in every identifier: with them all screens name a resource alike. */
function pathPart(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':');
}

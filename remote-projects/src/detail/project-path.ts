/** Where a project is read and changed; the identifier comes from the address and may be anything. */
export function projectPath(tpn: string): string {
  return `/api/projects/${encodeURIComponent(tpn)}`;
}

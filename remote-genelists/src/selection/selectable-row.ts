import type { MatchingProject } from 'shared/contract';
import type { SelectableRecord } from './selected-records.ts';

/** What is selected with a row. */
export function selectableRow({
  genes,
  projects,
}: {
  genes: readonly string[];
  projects: readonly MatchingProject[];
}): SelectableRecord {
  return { genes, projects: projects.map(({ tpn }) => tpn) };
}

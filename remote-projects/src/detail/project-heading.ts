import type { Plan, Project } from 'shared/contract';
import { sinceOf, type RecordHeadingProps } from 'shared/domain';
import { geneSymbolsOf } from 'shared/project-table';
import { consortiaText } from './facts/project-facts.tsx';
import { summaryStatusSince } from './summary-status-since.ts';

/**
 * What the heading of a project says: its genes, the status that it shows in lists and since when, and who works on it.
 *
 * @param project undefined while it is read
 * @param plans undefined while they are read
 */
export function projectHeading(
  tpn: string,
  project: Project | undefined,
  plans: readonly Plan[] | undefined,
): Pick<RecordHeadingProps, 'geneSymbols' | 'standing' | 'trail'> {
  return {
    geneSymbols: project && geneSymbolsOf(project),
    standing: project && standingOf(project, plans),
    trail: [{ id: tpn }],
  };
}

function standingOf(project: Project, plans: readonly Plan[] | undefined) {
  const { summaryStatusName, assignmentStatusName, assignmentStatusStamps } = project;
  return {
    status: summaryStatusName ?? assignmentStatusName,
    since:
      summaryStatusName === null
        ? sinceOf(assignmentStatusName, assignmentStatusStamps)
        : summaryStatusSince(project, plans),
    facts: [
      summaryStatusName !== null && assignmentStatusName,
      project.relatedWorkUnitNames.join(', '),
      consortiaText(project),
    ].map((text) => text || undefined),
  };
}

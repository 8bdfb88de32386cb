import type { Plan, Project } from 'shared/contract';
import { earliestFirst, sinceOf, type RecordHeadingProps } from 'shared/domain';
import { geneSymbolsOf } from 'shared/project-table';
import { consortiaText } from './facts/project-facts.tsx';

/**
 * What the heading of a project says: its genes, the status that it shows in lists and since when, and who works on it.
 *
 * @param project undefined while it is read
 * @param plans undefined while they are read: the project does not say itself since when it is there
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

function standingOf(project: Project, plans: readonly Plan[] = []) {
  const { summaryStatusName, assignmentStatusName, assignmentStatusStamps } = project;
  const stamps = plans.flatMap(({ summaryStatusDates }) => summaryStatusDates);
  const reached = sinceOf(
    summaryStatusName,
    stamps.toSorted((one, other) => earliestFirst(other, one)),
  );
  return {
    status: summaryStatusName ?? assignmentStatusName,
    since: summaryStatusName === null ? sinceOf(assignmentStatusName, assignmentStatusStamps) : reached,
    facts: [
      summaryStatusName !== null && assignmentStatusName,
      project.relatedWorkUnitNames.join(', '),
      consortiaText(project),
    ].map((text) => text || undefined),
  };
}

import type { LanguishingProject, LanguishingProjectPage, LanguishingProjectsQuery } from 'shared/contract';
import { localDateTime } from '../../platform/http/requests/local-date-time.ts';
import { pageInfo, readPaging, type PagingRules, type Sort } from '../../platform/http/requests/paging.ts';
import { listValues } from '../../platform/http/requests/parameter-values.ts';
import type { StoredReport } from '../reports/stored/report-text.ts';

/** Members of a row, in the order of the report's columns (api-3 §8.5). */
const MEMBERS = [
  'tpn',
  'geneSymbols',
  'accessionIds',
  'workUnitNames',
  'workGroupNames',
  'assignmentStatusName',
  'summaryStatusName',
  'summaryStatusDate',
  'monthsInStatus',
] as const satisfies readonly (keyof LanguishingProject)[];
type Member = (typeof MEMBERS)[number];

/** Those that have waited longest come first. */
const PAGING: PagingRules<Member> = {
  sortable: MEMBERS,
  defaultSort: [{ property: 'summaryStatusDate', direction: 'asc' }],
  defaultSize: 20,
};

/**
 * A page of the stored report, filtered by work unit and in the requested order. Read from its text and not from the
 * database, so that it has the same rows as the file.
 *
 * @param lines of the report, some at a time
 * @throws UserError for an invalid page or order
 */
export async function languishingPage(
  report: Pick<StoredReport, 'madeAt'>,
  lines: AsyncIterable<readonly string[]>,
  { workUnitName, ...query }: LanguishingProjectsQuery,
): Promise<LanguishingProjectPage> {
  const paging = readPaging(query, PAGING);
  const workUnits = new Set(listValues(workUnitName));
  const isAsked = ({ workUnitNames }: LanguishingProject) =>
    workUnits.size === 0 || workUnitNames.split(', ').some((name) => workUnits.has(name));
  const found: LanguishingProject[] = [];
  for await (const some of withoutHeader(lines)) found.push(...some.map(projectIn).filter(isAsked));
  const asked = found.toSorted(inOrder(paging.sort));
  return {
    madeAt: localDateTime(report.madeAt),
    projects: asked.slice(paging.offset, paging.offset + paging.size),
    page: pageInfo(paging, asked.length),
  };
}

async function* withoutHeader(pieces: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[]> {
  let isFirst = true;
  for await (const lines of pieces) {
    yield isFirst ? lines.slice(1) : lines;
    isFirst = false;
  }
}

function projectIn(line: string): LanguishingProject {
  const cells = line.split('\t');
  const of = (member: Member) => cells[MEMBERS.indexOf(member)] ?? '';
  return {
    tpn: of('tpn'),
    geneSymbols: of('geneSymbols'),
    accessionIds: of('accessionIds'),
    workUnitNames: of('workUnitNames'),
    workGroupNames: of('workGroupNames'),
    assignmentStatusName: of('assignmentStatusName'),
    summaryStatusName: of('summaryStatusName'),
    summaryStatusDate: of('summaryStatusDate'),
    monthsInStatus: Number(of('monthsInStatus')),
  };
}

/** Equal ones are in the order of their identifiers, so that pages do not overlap. */
function inOrder(sort: readonly Sort<Member>[]) {
  const keys: readonly Sort<Member>[] = [...sort, { property: 'tpn', direction: 'asc' }];
  return (one: LanguishingProject, other: LanguishingProject): number => {
    for (const { property, direction } of keys) {
      const difference = compared(one[property], other[property]);
      if (difference !== 0) return direction === 'asc' ? difference : -difference;
    }
    return 0;
  };
}

const ALPHABET = new Intl.Collator('en');

function compared(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : ALPHABET.compare(String(one), String(other));
}

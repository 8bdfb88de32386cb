import type { Project, ProjectIntention } from 'shared/contract';
import { intentionsOf, targetsOf } from './intention-targets.ts';
import { ACCESS_TEXTS, isRestrictedVersion } from './restricted-version.ts';

/** The lists of projects that have a table on a screen and a file with the same columns (PP-49). */
export type ProjectList = 'search' | 'list';

/** The texts of a cell: screens show one per line, files join them; a null is an empty line on a screen. */
export type CellTexts<Row> = (row: Row) => readonly (string | null)[];

/** A column of a table, for screens and files. */
export interface TableColumn<Row, Id extends string = string> {
  id: Id;
  title: string;
  /** The property by which the server sorts by this column (api-1 §11.1). */
  sortKey?: string;
  texts: CellTexts<Row>;
}

/** A column with its title in each list; null where the list does not have it. */
interface ListedColumn<Id extends string> extends Omit<TableColumn<Project, Id>, 'title'> {
  titles: Record<ProjectList, string | null>;
}

const table = <Id extends string>(columns: readonly ListedColumn<Id>[]) => columns;

/** A title that both lists use. */
const both = (title: string): Record<ProjectList, string> => ({ search: title, list: title });

const ofIntentions =
  (texts: CellTexts<ProjectIntention>): CellTexts<Project> =>
  (project) =>
    intentionsOf(project).flatMap(texts);

/**
 * Every column of the project lists (ui-screens 3.3 and 6): first which gene, where it stands, since when and who, so that it can be
 * read without scrolling.
 */
const PROJECT_TABLE = table([
  {
    id: 'tpn',
    titles: { search: 'Project summary', list: 'Project Id' },
    sortKey: 'tpn',
    texts: ({ tpn }) => [tpn],
  },
  {
    id: 'gene',
    titles: { search: 'Gene', list: null },
    sortKey: 'markerSymbol',
    texts: ofIntentions(targetsOf),
  },
  {
    id: 'markerSymbol',
    titles: { search: null, list: 'Gene' },
    sortKey: 'markerSymbol',
    texts: ofIntentions(targetsOf),
  },
  {
    id: 'summary',
    titles: both('Summary Status'),
    sortKey: 'summaryStatusName',
    texts: ({ summaryStatusName }) => [summaryStatusName],
  },
  {
    id: 'since',
    titles: both('Since'),
    sortKey: 'summaryStatusDate',
    texts: ({ summaryStatusDate }) => [summaryStatusDate?.slice(0, 10) ?? null],
  },
  {
    id: 'workUnits',
    titles: both('Work Units'),
    texts: ({ relatedWorkUnitNames }) => relatedWorkUnitNames,
  },
  {
    id: 'lastChange',
    titles: both('Last Change'),
    sortKey: 'lastChangeDate',
    texts: ({ lastChangeDate }) => [lastChangeDate?.slice(0, 10) ?? null],
  },
  {
    id: 'intention',
    titles: both('Intention'),
    texts: ofIntentions(({ molecularMutationTypeName }) => [molecularMutationTypeName]),
  },
  {
    id: 'assignment',
    titles: both('Project Assignment'),
    sortKey: 'assignmentStatusName',
    texts: ({ assignmentStatusName }) => [assignmentStatusName],
  },
  {
    id: 'colonies',
    titles: both('Colony'),
    texts: ({ colonyNames }) => colonyNames,
  },
  {
    id: 'consortia',
    titles: both('Consortia'),
    texts: ({ consortia }) => consortia.map(({ consortiumName }) => consortiumName),
  },
  {
    id: 'workGroups',
    titles: both('Work Groups'),
    texts: ({ relatedWorkGroupNames }) => relatedWorkGroupNames,
  },
  {
    id: 'privacy',
    titles: both('Privacy'),
    sortKey: 'privacyName',
    texts: ({ privacyName }) => [privacyName],
  },
  {
    id: 'mgi',
    titles: both('MGI'),
    texts: ofIntentions(({ intentionByGene }) => [intentionByGene?.gene.accessionId ?? null]),
  },
  {
    id: 'ortholog',
    titles: both('Best Human ortholog'),
    texts: ofIntentions(({ intentionByGene }) =>
      (intentionByGene?.bestOrthologs ?? []).map(({ symbol }) => symbol),
    ),
  },
  {
    id: 'phenotypingReferences',
    titles: both('Phenotyping External Reference'),
    texts: ({ phenotypingExternalRefs }) => phenotypingExternalRefs ?? [],
  },
  {
    id: 'access',
    titles: { search: 'Access Status', list: null },
    texts: (project) => [isRestrictedVersion(project) ? ACCESS_TEXTS.restricted : ACCESS_TEXTS.whole],
  },
]);

export type ProjectColumnId = (typeof PROJECT_TABLE)[number]['id'];
export type ProjectColumn = TableColumn<Project, ProjectColumnId>;

/** The columns of a list of projects, in order. */
export function projectColumns(list: ProjectList): ProjectColumn[] {
  return PROJECT_TABLE.flatMap(({ titles, ...column }) => {
    const title = titles[list];
    return title === null ? [] : [{ ...column, title }];
  });
}

/** The properties by which the server sorts lists of projects. */
export const PROJECT_SORT_KEYS: readonly string[] = [
  ...new Set(PROJECT_TABLE.flatMap(({ sortKey }) => sortKey ?? [])),
];

import type { GenomeLocation, Project, ProjectIntention, SearchResult } from 'shared/contract';
import { joinValues } from './csv.ts';

interface SearchColumn {
  header: string;
  cell: (result: SearchResult) => readonly (string | null)[];
}

/** A column about the project of a row; empty where there is none. */
function ofProject(header: string, values: (project: Project) => readonly (string | null)[]): SearchColumn {
  return { header, cell: ({ project }) => (project === null ? [] : values(project)) };
}

function ofIntentions(
  header: string,
  values: (intention: ProjectIntention) => readonly (string | null)[],
): SearchColumn {
  return ofProject(header, (project) => (project.projectIntentions ?? []).flatMap(values));
}

/** Shown only where terms were searched (ui-screens §3.3). */
const TERM_COLUMNS: readonly SearchColumn[] = [
  { header: 'Search term', cell: ({ input }) => [input] },
  {
    header: 'Search Result comments',
    cell: ({ comment, project }) => [comment, project === null ? 'No projects found' : null],
  },
];

const PROJECT_COLUMNS: readonly SearchColumn[] = [
  ofProject('Project summary', ({ tpn }) => [tpn]),
  ofIntentions('Gene Symbol / Location', targets),
  ofIntentions('MGI', ({ intentionByGene }) => [intentionByGene?.gene.accessionId ?? null]),
  ofIntentions('Intention', ({ molecularMutationTypeName }) => [molecularMutationTypeName]),
  ofIntentions('Best Human ortholog', ({ intentionByGene }) =>
    (intentionByGene?.bestOrthologs ?? []).map(({ symbol }) => symbol),
  ),
  ofProject('Work Unit(s)', ({ relatedWorkUnitNames }) => relatedWorkUnitNames),
  ofProject('Work Group(s)', ({ relatedWorkGroupNames }) => relatedWorkGroupNames),
  ofProject('Project Assignment', ({ assignmentStatusName }) => [assignmentStatusName]),
  ofProject('Summary Status', ({ summaryStatusName }) => [summaryStatusName]),
  ofProject('Colony Name(s)', ({ colonyNames }) => colonyNames),
  ofProject(
    'Phenotyping External Reference(s)',
    ({ phenotypingExternalRefs }) => phenotypingExternalRefs ?? [],
  ),
  ofProject('Privacy', ({ privacyName }) => [privacyName]),
  ofProject('Consortia', ({ consortia }) => consortia.map(({ consortiumName }) => consortiumName)),
  ofProject('Access Status', (project) => [accessStatus(project)]),
];

/** The search table as a file: the same columns in the same order, a row a result (PP-49). */
export interface SearchTable {
  header: string[];
  row: (result: SearchResult) => string[];
}

export function searchTable(hasTerms: boolean): SearchTable {
  const columns = hasTerms ? [...TERM_COLUMNS, ...PROJECT_COLUMNS] : PROJECT_COLUMNS;
  return {
    header: columns.map(({ header }) => header),
    row: (result) => columns.map(({ cell }) => joinValues(cell(result).filter((value) => value !== null))),
  };
}

/** A gene's symbol, or the places of sequences, as the table writes them. */
function targets({ intentionByGene, intentionsBySequences }: ProjectIntention): string[] {
  if (intentionByGene !== undefined) return [intentionByGene.gene.symbol];
  return (intentionsBySequences ?? [])
    .flatMap(({ sequence }) => sequence.sequenceLocations)
    .map(({ location }) => place(location));
}

function place({ chr, start, stop, genomeBuild }: GenomeLocation): string {
  const range = `Chr ${chr ?? '?'}:${start ?? '?'}-${stop ?? '?'}`;
  return genomeBuild === null ? range : `${range} (${genomeBuild})`;
}

/** In words what the table says with an icon; told by the related lists, as clients tell it (api-1 §5.5). */
function accessStatus({ relatedWorkUnitNames, relatedWorkGroupNames }: Project): string {
  return relatedWorkUnitNames.length === 0 && relatedWorkGroupNames.length === 0
    ? 'You are seeing a restricted version of this project.'
    : 'You are seeing the whole project.';
}

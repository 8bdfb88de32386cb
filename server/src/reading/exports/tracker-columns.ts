import { mostSupported, type StoredOrtholog } from '../../catalogue/genes/ortholog-rules.ts';
import type { FilterName, ProjectFilters } from '../../tracker/projects/list/project-filters.ts';
import { joinValues } from '../../platform/http/responses/csv.ts';

/** The columns of the existing tracker's exports (api-1 §12.2). */
export const TRACKER_HEADER = [
  'Tpn',
  'Gene/Location',
  'Mgi',
  'Best Human ortholog',
  'Mutation Intentions',
  'Work Unit',
  'Work Group',
  'Project Assignment',
  'Project Summary Status',
  'Production Colony',
  'Phenotyping External Reference',
  'Privacy',
  'Consortia',
];

/** A project as an export needs it; masked already where the reader may not see it whole. */
export interface TrackerProject {
  tpn: string;
  privacyName: string;
  assignmentStatusName: string | null;
  summaryStatusName: string | null;
  intentions: readonly TrackerIntention[];
  plans: readonly TrackerPlan[];
  consortiumNames: readonly string[];
}

export interface TrackerIntention {
  molecularMutationTypeName: string;
  gene: { symbol: string; accessionId: string; orthologs: readonly StoredOrtholog[] } | null;
}

export interface TrackerPlan {
  workUnitName: string;
  workGroupName: string | null;
  phenotypingExternalRef: string | null;
  colonyNames: readonly string[];
}

/** What cells are confined to: the filters' values in small letters. */
export type CellFilters = { readonly [Name in FilterName]?: ReadonlySet<string> };

export function cellFilters(filters: ProjectFilters): CellFilters {
  return Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [
      name,
      new Set(values.map((value) => value.toLowerCase())),
    ]),
  );
}

/**
 * The lines of a project: one for each of its genes and mutation types (api-1 §12.2). Filters act on what is joined into
 * a line, so a cell shows only what the filter named: with the work unit JAX the line speaks of JAX alone (§12.3).
 */
export function trackerLines(project: TrackerProject, filters: CellFilters): string[][] {
  const work = joinWork(project.plans).filter(
    ({ workUnitName, workGroupName, phenotypingExternalRef, colonyName }) =>
      passes(filters.workUnitName, workUnitName) &&
      passes(filters.workGroupName, workGroupName) &&
      passes(filters.phenotypingExternalRef, phenotypingExternalRef) &&
      passes(filters.colonyName, colonyName),
  );
  const cells: WorkCells = {
    workUnits: distinct(work.map((one) => one.workUnitName)),
    workGroups: distinct(work.map((one) => one.workGroupName)),
    colonies: distinct(work.map((one) => one.colonyName)),
    references: distinct(work.map((one) => one.phenotypingExternalRef)),
    consortia: distinct(project.consortiumNames.filter((name) => passes(filters.consortiumName, name))),
  };
  const lines = project.intentions
    .filter(({ molecularMutationTypeName }) => passes(filters.intention, molecularMutationTypeName))
    .filter(({ gene }) => passesGene(filters, gene))
    .flatMap((intention) => toLine(project, intention, cells));
  return withoutRepeats(lines);
}

/**
 * The line of a project that was found by a synonym: its first intention, the first plan's unit and group, the first
 * consortium, and neither colony nor reference (api-1 §12.3).
 */
export function synonymLines(project: TrackerProject): string[][] {
  const [plan] = project.plans;
  const first = project.intentions.find(({ gene }) => gene !== null);
  if (first === undefined) return [];
  return toLine(project, first, {
    workUnits: distinct([plan?.workUnitName ?? null]),
    workGroups: distinct([plan?.workGroupName ?? null]),
    colonies: [],
    references: [],
    consortia: project.consortiumNames.slice(0, 1),
  });
}

/** The line of a term without a project: the remark, and the term in small letters with a capital one first. */
export function missingLine(term: string, comment: string | null): string[] {
  const name = term.toLowerCase();
  const cells = [comment ?? 'No Project Found', name.slice(0, 1).toUpperCase() + name.slice(1)];
  return TRACKER_HEADER.map((_header, index) => cells[index] ?? '');
}

interface WorkCells {
  workUnits: readonly string[];
  workGroups: readonly string[];
  colonies: readonly string[];
  references: readonly string[];
  consortia: readonly string[];
}

/** Plans joined with their colonies, as the rows of a query would be. */
function joinWork(plans: readonly TrackerPlan[]) {
  return plans.flatMap(({ colonyNames, ...plan }) =>
    (colonyNames.length === 0 ? [null] : colonyNames).map((colonyName) => ({ ...plan, colonyName })),
  );
}

/** No line without a gene: lines without an accession id are left out. */
function toLine(
  project: TrackerProject,
  { gene, molecularMutationTypeName }: TrackerIntention,
  work: WorkCells,
) {
  if (gene === null) return [];
  return [
    [
      project.tpn,
      gene.symbol,
      gene.accessionId,
      joinValues(
        mostSupported(gene.orthologs).map(({ symbol }) => symbol),
        ':',
      ),
      molecularMutationTypeName,
      joinValues(work.workUnits),
      joinValues(work.workGroups),
      project.assignmentStatusName ?? '',
      project.summaryStatusName ?? '',
      joinValues(work.colonies),
      joinValues(work.references),
      project.privacyName,
      joinValues(work.consortia),
    ],
  ];
}

function passesGene({ gene: genes, markerSymbol }: CellFilters, gene: TrackerIntention['gene']): boolean {
  if (gene === null) return false;
  return (passes(genes, gene.symbol) || passes(genes, gene.accessionId)) && passes(markerSymbol, gene.symbol);
}

function passes(wanted: ReadonlySet<string> | undefined, value: string | null): boolean {
  return wanted === undefined || (value !== null && wanted.has(value.toLowerCase()));
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}

function withoutRepeats(lines: readonly string[][]): string[][] {
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
}

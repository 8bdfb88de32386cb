import type { ImportKind } from 'shared/contract';
import { PLAN_LABELS, PROJECT_LABELS } from 'shared/record-fields';
import { attemptColumns, columnsOfGuides } from './attempt-columns.ts';
import { folded, namesOf, type ImportColumn } from './column.ts';

const INTENTION = 'projectIntentions.0';
export const GENE_PATH = `${INTENTION}.intentionByGene.gene.symbol`;
export const ATTEMPT_TYPE_PATH = 'planDetails.attemptTypeName';
export const PIN_PATH = 'pin';

/** Of a new project and its first plan. */
const PROJECT_COLUMNS: readonly ImportColumn[] = [
  {
    title: 'Gene',
    kind: 'text',
    path: GENE_PATH,
    isRequired: true,
    aliases: ['Gene Symbol', 'Marker Symbol', 'MGI', 'MGI Accession Id', 'Gene Accession Id'],
  },
  {
    title: 'Mutation Type',
    kind: 'text',
    path: `${INTENTION}.molecularMutationTypeName`,
    isRequired: true,
    aliases: ['Molecular Mutation Type', 'Intention'],
  },
  {
    title: 'Mutation Categorizations',
    kind: 'names',
    path: `${INTENTION}.mutationCategorizations`,
    member: 'name',
    aliases: ['Categorizations'],
  },
  {
    title: 'Consortia',
    kind: 'names',
    path: 'consortia',
    member: 'consortiumName',
    isRequired: true,
    aliases: ['Consortium'],
  },
  { title: PROJECT_LABELS.privacyName, kind: 'text', path: 'privacyName', isRequired: true },
  { title: PROJECT_LABELS.recovery, kind: 'flag', path: 'recovery' },
  { title: 'Project Comment', kind: 'text', path: 'comment' },
  { title: PLAN_LABELS.attemptTypeName, kind: 'text', path: ATTEMPT_TYPE_PATH, isRequired: true },
  { title: PLAN_LABELS.workUnitName, kind: 'text', path: 'planDetails.workUnitName', isRequired: true },
  { title: PLAN_LABELS.workGroupName, kind: 'text', path: 'planDetails.workGroupName', isRequired: true },
  { title: PLAN_LABELS.funderNames, kind: 'names', path: 'planDetails.funderNames', aliases: ['Funder'] },
  { title: 'Plan Comment', kind: 'text', path: 'planDetails.comment' },
];

const PLAN_NUMBER: ImportColumn = {
  title: 'PIN',
  kind: 'text',
  path: PIN_PATH,
  isRequired: true,
  aliases: ['Plan', 'Plan Id'],
};

export const VERSION_PATH = 'version';

/** That of the plan when a file of present values was made: what was changed since then is not overwritten. */
const PLAN_VERSION: ImportColumn = {
  title: 'Version',
  kind: 'count',
  path: VERSION_PATH,
  aliases: ['Plan Version'],
};

/** What a file of present values has for those who read it. It changes nothing. */
const FOR_READERS = { gene: 'Gene', status: 'Plan Status' };

/** What downloads of refused rows add, and a number of one's own that makes two equal rows two projects. */
export const EXTRA_COLUMNS = { line: 'Line', problem: 'Problem', reference: 'Row Reference' };

/** A column with the folded headers that mean it. */
export interface NamedColumn extends ImportColumn {
  names: readonly string[];
}

const columnsByType = new Map<string, readonly NamedColumn[]>();

/** The columns that a row can have, by its kind and attempt type; without a type those that every row can have. */
export function importColumns(kind: ImportKind, attemptTypeName = ''): readonly NamedColumn[] {
  const key = `${kind}/${attemptTypeName}`;
  // Every row asks, and folding the names of a hundred columns takes longer than reading its cells.
  const made = columnsByType.get(key) ?? makeColumns(kind, attemptTypeName);
  columnsByType.set(key, made);
  return made;
}

function makeColumns(kind: ImportKind, attemptTypeName: string): NamedColumn[] {
  const attempt = attemptColumns(attemptTypeName);
  const own = kind === 'attemptUpdates' ? [PLAN_NUMBER, PLAN_VERSION] : PROJECT_COLUMNS;
  const parts = kind === 'attemptUpdates' ? [] : (attempt?.parts ?? []);
  return [...own, ...parts, ...(attempt?.values ?? [])].map((column) => ({
    ...column,
    names: namesOf(column),
  }));
}

/** Attempt types that a first plan can have, with the types whose plans a file can update. */
export const IMPORTED_ATTEMPT_TYPES = ['crispr', 'haplo-essential crispr', 'es cell'] as const;

/** Guides that a template has columns for. */
const GUIDES_OF_TEMPLATE = 4;

/** The header of a template. */
export function templateHeader(kind: ImportKind, attemptTypeName: string): string[] {
  const guides = new Set(columnsOfGuides(GUIDES_OF_TEMPLATE).map(({ path }) => path));
  const isBeyond = ({ path }: ImportColumn) =>
    path === VERSION_PATH || (path.includes('.guides.') && !guides.has(path));
  return importColumns(kind, attemptTypeName)
    .filter((column) => !isBeyond(column))
    .map(({ title }) => title);
}

/** Rows of a template for these genes, which have their gene and attempt type. */
export function templateRows(
  header: readonly string[],
  attemptTypeName: string,
  genes: readonly string[],
): string[][] {
  const titleOf = (path: string) => PROJECT_COLUMNS.find((column) => column.path === path)?.title;
  const [gene, type] = [titleOf(GENE_PATH), titleOf(ATTEMPT_TYPE_PATH)];
  return genes.map((symbol) =>
    header.map((title) => (title === gene ? symbol : title === type ? attemptTypeName : '')),
  );
}

/** The header of a file of present values, whose rows begin with what names the plan. */
export function valuesHeader(columns: readonly ImportColumn[]): string[] {
  const { gene, status } = FOR_READERS;
  return [PLAN_NUMBER.title, PLAN_VERSION.title, gene, status, ...columns.map(({ title }) => title)];
}

/** The columns of the values that an update can change. */
export function valueColumns(attemptTypeName: string): readonly ImportColumn[] {
  return attemptColumns(attemptTypeName)?.values ?? [];
}

/** The folded headers of columns that a file may have and that say nothing to the import. */
export function headersForReaders(kind: ImportKind): string[] {
  const ofKind = kind === 'attemptUpdates' ? Object.values(FOR_READERS) : [];
  return [EXTRA_COLUMNS.line, EXTRA_COLUMNS.problem, ...ofKind].map(folded);
}

/** Every folded header that means a column of some row. */
export function knownHeaders(kind: ImportKind): Set<string> {
  const columns = IMPORTED_ATTEMPT_TYPES.flatMap((type) => importColumns(kind, type));
  return new Set([...columns.flatMap(({ names }) => names), folded(EXTRA_COLUMNS.reference)]);
}

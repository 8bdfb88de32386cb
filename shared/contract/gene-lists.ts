/** Gene lists of consortia (api-3 §1). */
import { COMMENT, MOST_CHANGED_RECORDS, MOST_OF_A_RECORD } from 'shared/limits';
import Type, { type Static } from 'typebox';
import { FilterValue, pageOf, PageQuery } from './hal.ts';
import { sentList } from './lenient.ts';
import { InputBoolean, InputInteger, inputText, InputText } from './request-values.ts';
import { Nullable } from './schema-helpers.ts';

export const GeneListDescription = Type.Object({
  consortiumName: Type.String(),
  description: Nullable(Type.String()),
});
export type GeneListDescription = Static<typeof GeneListDescription>;

/** A gene of a record; `index` counts from 0. */
export const ListedGene = Type.Object({
  id: Type.Integer(),
  accId: Type.String({ description: 'MGI accession id' }),
  symbol: Type.String(),
  name: Nullable(Type.String()),
  index: Type.Integer(),
});
export type ListedGene = Static<typeof ListedGene>;

/** A project on exactly the genes of a record; without its status for those who see the restricted version only. */
export const MatchingProject = Type.Object({
  tpn: Type.String(),
  summaryStatus: Nullable(Type.String()),
});
export type MatchingProject = Static<typeof MatchingProject>;

/** Genes that a consortium wishes for or works on together; `visible` ones are shown to everybody. */
export const GeneListRecord = Type.Object({
  id: Type.Integer(),
  note: Nullable(Type.String()),
  visible: Type.Boolean(),
  genes: Type.Array(ListedGene),
  recordTypes: Type.Array(Type.String()),
  projects: Type.Array(MatchingProject),
});
export type GeneListRecord = Static<typeof GeneListRecord>;

export const GeneListPage = pageOf({ records: Type.Array(GeneListRecord) });
export type GeneListPage = Static<typeof GeneListPage>;

export const GeneListPath = Type.Object({ consortiumName: Type.String() });
export type GeneListPath = Static<typeof GeneListPath>;

/** Records with at least one of these genes, by symbol or synonym; `%` is a wildcard. */
export const GeneListFilter = Type.Object({ markerSymbol: FilterValue });
export type GeneListFilter = Static<typeof GeneListFilter>;
export const GeneListQuery = Type.Intersect([GeneListFilter, PageQuery]);

/** A gene of a record by symbol or accession id; other members of a response are ignored. */
const ListedGeneInput = Type.Object({ symbol: InputText });

/** A record to add (no id) or to put in the place of the one with this id. */
export const GeneListRecordInput = Type.Object({
  id: InputInteger,
  note: inputText(COMMENT),
  visible: InputBoolean,
  genes: sentList(ListedGeneInput, MOST_OF_A_RECORD),
  recordTypes: sentList(InputText, MOST_OF_A_RECORD),
});
export type GeneListRecordInput = Static<typeof GeneListRecordInput>;
export const GeneListRecordInputs = Type.Array(GeneListRecordInput, { maxItems: MOST_CHANGED_RECORDS });

export const RemovedRecordsQuery = Type.Object({
  recordId: Type.Optional(
    Type.Union([Type.String(), Type.Array(Type.String())], {
      description: 'Ids, repeated or joined by commas',
    }),
  ),
});

/** What counts as the name of a gene in a file. An addition to the tracker's API. */
export const GeneListNamesQuery = Type.Object({
  names: Type.Optional(
    Type.Enum(['symbols', 'synonyms'], {
      description: 'synonyms: what is a synonym of one gene means that gene',
    }),
  ),
});

/** Which rows of a file are added: all, or nothing when one is bad (the default); or the good ones. */
export const GeneListImportQuery = Type.Object({
  ...GeneListNamesQuery.properties,
  rows: Type.Optional(Type.Union([Type.Literal('all'), Type.Literal('good')])),
});

/** A row of a file that can not be added, and why. */
export const RefusedRow = Type.Object({
  line: Type.Integer({ description: 'In the file, counted from 1; the headers are on line 1' }),
  genes: Type.String(),
  message: Type.String(),
});
export type RefusedRow = Static<typeof RefusedRow>;

/** A row of a file as it would be added. */
export const AcceptedRow = Type.Object({
  line: Type.Integer(),
  genes: Type.Array(Type.String()),
  recordTypes: Type.Array(Type.String()),
  visible: Type.Boolean(),
  note: Type.String(),
});
export type AcceptedRow = Static<typeof AcceptedRow>;

/** What adding a file would do: nothing has been changed yet. */
export const GeneListImportPreview = Type.Object({
  rows: Type.Integer({ description: 'Rows of the file, without the headers' }),
  accepted: Type.Integer({ description: 'Rows that can be added' }),
  firstAccepted: Type.Array(AcceptedRow, { description: 'The first of them' }),
  refused: Type.Array(RefusedRow, { description: 'All others' }),
  synonyms: Type.Array(Type.Object({ name: Type.String(), symbol: Type.String() }), {
    description: 'Names of the file that are no symbols, but a synonym of one gene',
  }),
});
export type GeneListImportPreview = Static<typeof GeneListImportPreview>;

/**
 * How far adding a file has come. The response contains one of these per line (`application/x-ndjson`), as the work
 * goes on; the last one reports that the rows are stored. Should the work fail on the way, the last line is an error
 * envelope and nothing is added.
 */
export const GeneListImportStep = Type.Object({
  added: Type.Integer({ description: 'Rows written so far' }),
  rows: Type.Integer({ description: 'Rows that are being added' }),
  isStored: Type.Boolean({ description: 'Only the last line: all of them are in the list' }),
});
export type GeneListImportStep = Static<typeof GeneListImportStep>;

/** Gene lists, history and stored reports (data-model.md sections 10 and 12; our migrations 0008 and 0009). */
import { BY_ACCESSION_ID } from '../load/id-lists.ts';
import type { TableMapping } from '../source/mapping.ts';
import { insteadOf, lowerCase, trimmedOrNone } from '../source/rules.ts';
import { copied, linked, list, placeAmong, TAKEN_PLACE } from './kinds.ts';

const NOT_STORED = 'the history of a change is stored by field, old and new value (api-1, history)';

const GENE_LISTS: readonly TableMapping[] = [
  {
    source: 'gene_list',
    target: 'gene_list',
    load: { kind: 'match', on: [['consortium_id']], ignoreCase: false, onMatch: 'take' },
    key: ['consortium_id'],
    ours: ['version'],
  },
  {
    ...list('list_record_type'),
    load: { kind: 'match', on: [['gene_list_consortium_id', 'name']], ignoreCase: false, onMatch: 'take' },
  },
  copied('list_record', { ours: ['import_id'] }),
  copied('gene_by_list_record', {
    inputs: {
      gene_id: 'upper(btrim(source.acc_id))',
      index: placeAmong('list_record_id'),
      stored_index: 'source.index',
    },
    rules: { index: insteadOf('stored_index', TAKEN_PLACE) },
    refersTo: { gene_id: BY_ACCESSION_ID },
  }),
  linked('list_record_list_record_type', 'list_record_id', 'list_record_type_id'),
];

/** Tables whose rows have other ids here than in the source. */
const RENUMBERED: Readonly<Record<string, string>> = { Person: 'person', GeneList: 'gene_list' };

const HISTORY: readonly TableMapping[] = [
  copied('history', {
    renamed: { changed_by: 'user_' },
    refersTo: { entity_id: ({ entity_name: entity }) => RENUMBERED[entity ?? ''] },
    ours: ['version', 'position', 'bulk_job_id'],
  }),
  copied('history_detail', {
    rules: { note: trimmedOrNone },
    notCarried: {
      reference_entity: NOT_STORED,
      old_value_entity_id: NOT_STORED,
      new_value_entity_id: NOT_STORED,
    },
  }),
];

const REPORTS: readonly TableMapping[] = [
  {
    ...list('report_type'),
    rules: { name: lowerCase },
  },
  // Each is the text of a whole file.
  copied('report', { batch: 4, ours: ['parts', 'projects_hidden'] }),
];

/** In the order of loading. */
export const GENE_LISTS_AND_HISTORY = [...GENE_LISTS, ...HISTORY, ...REPORTS];

/** Gene lists (migration 0008). */
import type { Generated } from 'kysely';
import type { Audited } from './columns.ts';

export interface GeneListTable extends Audited {
  consortium_id: number;
  description: string | null;
  version: Generated<number>;
}

export interface ListRecordTypeTable {
  id: Generated<number>;
  gene_list_consortium_id: number;
  name: string;
}

export interface ListRecordTable {
  id: Generated<number>;
  gene_list_id: number;
  note: string | null;
  visible: Generated<boolean>;
}

export interface GeneByListRecordTable {
  id: Generated<number>;
  list_record_id: number;
  gene_id: number;
  index: number;
}

export interface ListRecordListRecordTypeTable {
  list_record_id: number;
  list_record_type_id: number;
}

/** The tables of this domain by name. */
export interface GeneLists {
  gene_list: GeneListTable;
  list_record_type: ListRecordTypeTable;
  list_record: ListRecordTable;
  gene_by_list_record: GeneByListRecordTable;
  list_record_list_record_type: ListRecordListRecordTypeTable;
}

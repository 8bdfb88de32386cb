/** Gene lists (migrations 0008 and 0048). */
import type { Generated } from 'kysely';
import type { Audited } from './columns.ts';

/** The tables of this domain by name. */
export interface GeneLists {
  gene_list: Audited & {
    consortium_id: number;
    description: string | null;
    version: Generated<number>;
  };
  list_record_type: {
    id: Generated<number>;
    gene_list_consortium_id: number;
    name: string;
  };
  list_record: {
    id: Generated<number>;
    gene_list_id: number;
    note: string | null;
    visible: Generated<boolean>;
    import_id: number | null;
  };
  gene_list_import: {
    id: Generated<number>;
    gene_list_id: number;
    begun_at: Generated<Date>;
  };
  gene_by_list_record: {
    id: Generated<number>;
    list_record_id: number;
    gene_id: number;
    index: number;
  };
  list_record_list_record_type: { list_record_id: number; list_record_type_id: number };
}

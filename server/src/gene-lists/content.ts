import type { GeneListPage, GeneListRecord } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { pageLinks } from '../http/hal.ts';
import { pageInfo, readPaging, type PagingRules } from '../http/paging.ts';
import type { Subject } from '../permissions/caller.ts';
import type { RecordQuestion } from './record-question.ts';
import {
  countRecords,
  findRecordPage,
  readRecords,
  RECORD_SORTS,
  type RecordSort,
  type StoredRecord,
} from './records.ts';

const PAGING: PagingRules<RecordSort> = {
  sortable: RECORD_SORTS,
  defaultSort: [{ property: 'id', direction: 'asc' }],
  defaultSize: 20,
};

/** Who reads, from where, and how the address said it. */
export interface ContentRequest {
  db: Db;
  lists: Pick<Lists, 'status'>;
  caller: Subject;
  baseUrl: string;
  path: string;
  query: Parameters<typeof readPaging>[0] & Readonly<Record<string, unknown>>;
}

/** A page of a list (api-3 §1.4). */
export async function readContent(request: ContentRequest, question: RecordQuestion): Promise<GeneListPage> {
  const { db, lists, caller, baseUrl, path, query } = request;
  const paging = readPaging(query, PAGING);
  const total = await countRecords(db, question);
  const ids = await findRecordPage(db, question, paging);
  const stored = await readRecords(db, ids, caller);
  const records = ids.flatMap((id) => stored.get(id) ?? []).map((record) => toRecord(record, lists));
  const page = pageInfo(paging, total);
  return {
    ...(records.length > 0 && { _embedded: { records } }),
    _links: pageLinks({ baseUrl, path, sort: paging.sort, query }, page),
    page,
  };
}

/** A record as answers have it. */
export function toRecord(record: StoredRecord, lists: Pick<Lists, 'status'>): GeneListRecord {
  return {
    ...record,
    genes: [...record.genes],
    projects: record.projects.map(({ tpn, statusId }) => ({
      tpn,
      summaryStatus: statusId === null ? null : lists.status.get(statusId).name,
    })),
  };
}

import type { GeneListPage, GeneListRecord } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { pageLinks } from '../../platform/http/responses/hal.ts';
import { pageInfo, readPaging, type PagingRules } from '../../platform/http/requests/paging.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { readInSteps } from '../../platform/pauses/chunks.ts';
import type { RecordFilter } from './record-filter.ts';
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

/** The reader, the base address, and the filter as the address had it. */
export interface ContentRequest {
  db: Db;
  lists: Pick<Lists, 'status'>;
  caller: Subject;
  baseUrl: string;
  path: string;
  query: Parameters<typeof readPaging>[0] & Readonly<Record<string, unknown>>;
}

/** A page of a list (api-3 §1.4). */
export async function readContent(request: ContentRequest, filter: RecordFilter): Promise<GeneListPage> {
  const { db, lists, caller, baseUrl, path, query } = request;
  const paging = readPaging(query, PAGING);
  const total = await countRecords(db, filter);
  const ids = await findRecordPage(db, filter, paging);
  const stored = new Map(await readInSteps(ids, (some) => readRecords(db, some, caller)));
  const records = ids.flatMap((id) => stored.get(id) ?? []).map((record) => toRecord(record, lists));
  const page = pageInfo(paging, total);
  return {
    ...(records.length > 0 && { _embedded: { records } }),
    _links: pageLinks({ baseUrl, path, sort: paging.sort, query }, page),
    page,
  };
}

/** A record as responses contain it. */
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

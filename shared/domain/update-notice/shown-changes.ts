import { idOfLink } from 'shared/api';
import type { ChangeResponse, HistoryDetail, HistoryRecord } from 'shared/contract';
import {
  changeAction,
  changeLabel,
  isStatusField,
  shownDetails,
  shownValues,
  statusesFirst,
  withoutElementFields,
} from 'shared/record-fields';

/** With this many changes or more the notice has no table (spec part 1 §9). */
export const TABLE_THRESHOLD = 10;

/** A line of the notice's table. */
export interface ShownChange {
  property: string;
  /** Null where there was nothing, or is nothing now. */
  before: string | null;
  after: string | null;
  isStatus: boolean;
}

/** What the notice of a successful update shows. */
export interface ChangeSummary {
  /** Created records and changed fields: one for an element of a list that came or went, and for a step that the summary takes too. */
  count: number;
  /** `Mutation MIN:000000000555 created` */
  created: readonly string[];
  /** Empty when nothing changed, or too much for a table. */
  lines: readonly ShownChange[];
  /** The server reports that everything was stored already. */
  isUnchanged: boolean;
}

/** What these responses report: of each the first record only (spec part 1 §8), statuses before other fields. */
export function summaryOfChanges(responses: readonly ChangeResponse[]): ChangeSummary {
  const created = responses.flatMap(createdBy);
  const details = responses.flatMap(({ history: [record] }) => record?.details ?? []);
  const listed = statusesFirst(shownDetails(details));
  return {
    count: created.length + withoutElementFields(listed).length,
    created,
    lines: details.length < TABLE_THRESHOLD ? listed.map(lineOf) : [],
    isUnchanged: responses.every(({ history: [record] }) => record?.details === null),
  };
}

/** Creating records no fields: its comment says `Mutation created`, its link ends with the identifier. */
function createdBy({ history: [record], _links }: ChangeResponse): string[] {
  const entity = record && createdEntity(record);
  if (entity === undefined) return [];
  const id = idOfLink(_links.self);
  return [`${[entity, id].filter(Boolean).join(' ')} created`];
}

function createdEntity({ comment }: Pick<HistoryRecord, 'comment'> | { comment: null }): string | undefined {
  return /^(.+) created$/.exec(changeAction(comment ?? ''))?.[1];
}

/** Of an added element the new value is left out (spec part 1 §8): its fields have lines of their own. */
function lineOf(detail: HistoryDetail): ShownChange {
  const { before, after } = shownValues(detail);
  return {
    property: changeLabel(detail.field),
    before,
    after: detail.note === 'Element added' ? null : after,
    isStatus: isStatusField(detail.field),
  };
}

/** Ways to pages deep in a list that do not count every project before them. */
import type { Db } from '../db/database.ts';
import type { Paging } from '../http/paging.ts';
import { findPage, findPageFromEnd, type ListQuestion, type Versioned } from './list-repository.ts';
import type { Places } from './places.ts';
import { comesBehind, type SortProperty } from './project-order.ts';
import type { Totals } from './totals.ts';

/** What is known of lists from earlier requests. */
export interface KnownOfLists {
  totals: Totals;
  places: Places;
}

/** A page of a list. */
export interface AskedPage {
  question: ListQuestion;
  paging: Paging<SortProperty>;
}

/** A way to a page that skips fewer projects than there are before it. */
export interface Shortcut {
  skipped: number;
  /** Of the read model that it was found in. */
  version: number;
  read(db: Db): Promise<Versioned<number[]>>;
}

/** The shortest way to this page, if there is a shorter one than counting from the start. */
export async function shortcutTo(
  { totals, places }: KnownOfLists,
  asked: AskedPage,
): Promise<Shortcut | undefined> {
  const [fromPlace, fromEnd] = [wayFromPlace(places, asked), await wayFromEnd(totals, asked)];
  const best = (fromPlace?.skipped ?? Infinity) <= (fromEnd?.skipped ?? Infinity) ? fromPlace : fromEnd;
  return best !== undefined && best.skipped < asked.paging.offset ? best : undefined;
}

/** From where a page ended that was read before. */
function wayFromPlace(places: Places, { question, paging }: AskedPage): Shortcut | undefined {
  const place = places.before({ question, sort: paging.sort }, paging.offset);
  const behind = place && comesBehind(place.value.projectId, paging.sort, question.subject);
  if (place === undefined || behind === undefined) return undefined;
  const skipped = paging.offset - place.value.position;
  return {
    skipped,
    version: place.version,
    read: (db) => findPage(db, question, { ...paging, offset: skipped, behind }),
  };
}

async function wayFromEnd(totals: Totals, { question, paging }: AskedPage): Promise<Shortcut | undefined> {
  const total = await totals.lastKnown(question);
  if (total === undefined) return undefined;
  return {
    skipped: Math.max(0, total.value - paging.offset - paging.size),
    version: total.version,
    read: (db) => findPageFromEnd(db, question, paging, total.value),
  };
}

/** Notes where this page ended, for the pages behind it. */
export function rememberEnd(
  places: Places,
  { question, paging }: AskedPage,
  page: Versioned<number[]>,
): void {
  const projectId = page.value.at(-1);
  if (projectId === undefined) return;
  const place = { position: paging.offset + page.value.length, projectId };
  places.remember({ question, sort: paging.sort }, { version: page.version, value: place });
}

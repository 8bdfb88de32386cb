import type { Sort } from '../http/paging.ts';
import { listKey } from './list-key.ts';
import type { ListQuestion, Versioned } from './list-repository.ts';
import type { SortProperty } from './project-order.ts';
import { Recent } from './recent.ts';

/** Lists of which places are remembered, and how many of each. */
const LISTS = 200;
const PLACES = 1000;

/** A place in an ordered list: after so many projects, the last of which is this one. */
export interface Place {
  position: number;
  projectId: number;
}

/** A list of projects in an order. */
export interface OrderedQuestion {
  question: ListQuestion;
  sort: readonly Sort<SortProperty>[];
}

/** Where pages of lists have ended. */
export interface Places {
  /** The last known place at or before this position, and of which version of the read model it is. */
  before(asked: OrderedQuestion, position: number): Versioned<Place> | undefined;
  remember(asked: OrderedQuestion, place: Versioned<Place>): void;
}

interface PlacesOfList {
  version: number;
  places: Recent<number, number>;
}

/** Remembers where pages ended, so that those behind them start there instead of counting their way. */
export function rememberPlaces(): Places {
  const lists = new Recent<string, PlacesOfList>(LISTS);
  return {
    before: (asked, position) => {
      const list = lists.get(keyOf(asked) ?? '');
      const place = list && nearest(list.places, position);
      return place && { version: list.version, value: place };
    },
    remember: (asked, { version, value }) => {
      const key = keyOf(asked);
      if (key === undefined) return;
      const known = lists.get(key);
      const list =
        known?.version === version ? known : { version, places: new Recent<number, number>(PLACES) };
      list.places.set(value.position, value.projectId);
      lists.set(key, list);
    },
  };
}

function nearest(places: Iterable<[number, number]>, limit: number): Place | undefined {
  let found: Place | undefined;
  for (const [position, projectId] of places)
    if (position <= limit && position > (found?.position ?? 0)) found = { position, projectId };
  return found;
}

function keyOf({ question, sort }: OrderedQuestion): string | undefined {
  const key = listKey(question);
  return key && `${key} ${JSON.stringify(sort)}`;
}

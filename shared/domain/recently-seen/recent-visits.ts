import { browserStorage } from 'shared/session';
import { isLike } from '../drafts/is-like.ts';

/** A record that a person has looked at. */
export interface Visit {
  /** Where it is. */
  address: string;
  /** What it is called, for example `Cib2 · PIN:0000000001`. */
  title: string;
  /** ISO moment of the last time. */
  at: string;
}

const MOST = 12;
const keyOf = (email: string) => `gt-recent ${email}`;
const EXAMPLE: Visit[] = [{ address: '', title: '', at: '' }];

/** The genes, projects and plans that a person has seen in this browser, the latest first. */
export function recentVisits(email: string): Visit[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(keyOf(email)) ?? '[]');
    return isLike(EXAMPLE, stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Puts a record first among those that the person has seen. */
export function noteVisit(email: string, visit: Visit): void {
  const others = recentVisits(email).filter(({ address }) => address !== visit.address);
  browserStorage.write(keyOf(email), JSON.stringify([visit, ...others].slice(0, MOST)));
}

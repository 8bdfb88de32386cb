import { changeInWords } from '../notices/change-words.ts';
import type { PublicChange } from './public-changes.ts';

/** What a feed is about, and where it is. */
export interface FeedFacts {
  symbol: string;
  /** Address of the site. */
  site: string;
  /** Address of the feed. */
  self: string;
  /** When there has been no change yet. */
  now: Date;
}

const NAME = 'Gene Targeting Tracker';

/** Changes of a gene as an Atom feed (RFC 4287), which feed readers show. */
export function atomFeed(changes: readonly PublicChange[], { symbol, site, self, now }: FeedFacts): string {
  const updated = changes[0]?.at ?? `${now.toISOString().slice(0, 10)}T00:00:00Z`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escaped(self)}</id>`,
    `<title>${escaped(`${symbol} in the ${NAME}`)}</title>`,
    `<link rel="self" href="${escaped(self)}"/>`,
    `<link href="${escaped(`${site}/#/genes/${encodeURIComponent(symbol)}`)}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${NAME}</name></author>`,
    ...changes.map((change) => entry(change, self, site)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(change: PublicChange, self: string, site: string): string {
  const { historyId, at, tpn, pin, tpo, psn } = change;
  return [
    '<entry>',
    `<id>${escaped(`${self}#change-${historyId}`)}</id>`,
    `<title>${escaped(`${psn ?? tpo ?? pin ?? tpn}: ${changeInWords(change)}`)}</title>`,
    `<link href="${escaped(`${site}/#${pathOf(change)}`)}"/>`,
    `<updated>${at}</updated>`,
    '</entry>',
  ].join('\n');
}

/** The screen of the plan, or of the project. */
function pathOf({ tpn, pin, planTypeName }: PublicChange): string {
  if (pin === null) return `/projects/${tpn}`;
  const page = planTypeName === 'phenotyping' ? 'phenotyping-plan' : 'production-plan';
  return `/projects/${tpn}/${page}/${pin}`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text in XML; characters that XML cannot contain are left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/g, '')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
}

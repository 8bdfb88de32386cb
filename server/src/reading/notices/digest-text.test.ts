import type { FeedChange } from 'shared/contract';
import { digestText } from './digest-text.ts';

const FACTS = {
  site: 'https://tracker.example',
  endingPage: 'https://tracker.example/end',
  hasAuthors: true,
};
const digest = (changes: readonly FeedChange[], more: Partial<typeof FACTS> = {}) =>
  digestText(changes, { ...FACTS, total: changes.length, ...more });

function change(position: number, geneSymbols: string[], date = '2031-03-01T10:00:00'): FeedChange {
  return {
    position: `${position}`,
    date,
    user: 'jo@lab.example',
    entityName: 'Plan',
    comment: 'Plan updated',
    tpn: 'TPN:000000001',
    geneSymbols,
    pin: `PIN:${position}`,
    tpo: null,
    min: null,
    psn: null,
    details: [
      {
        field: 'status.name',
        oldValue: 'Plan Created',
        newValue: 'Attempt In Progress',
        note: 'Field changed',
      },
    ],
  };
}

test('changes are grouped by gene, and said in words with the record and the author', () => {
  const { subject, text } = digest([change(1, ['Rb1cc1']), change(2, ['Cib2']), change(3, ['Rb1cc1'])]);
  expect(subject).toBe('3 changes of Cib2 and 1 more gene');
  expect(text).toBe(`What you follow in the Gene Targeting Tracker has changed.

Cib2
https://tracker.example/#/genes/Cib2
- 2031-03-01, PIN:2: Status: Plan Created → Attempt In Progress. By jo@lab.example.

Rb1cc1
https://tracker.example/#/genes/Rb1cc1
- 2031-03-01, PIN:1: Status: Plan Created → Attempt In Progress. By jo@lab.example.
- 2031-03-01, PIN:3: Status: Plan Created → Attempt In Progress. By jo@lab.example.

What you follow, and all changes: https://tracker.example/#/following
To end these mails: https://tracker.example/end`);
});

test('a mail to a visitor names no author', () => {
  expect(digest([change(1, ['Cib2'])], { hasAuthors: false }).text).not.toContain('jo@lab');
});

test('of many changes a mail names some of each gene, and counts the others', () => {
  const changes = Array.from({ length: 1000 }, (_, index) => change(index, [`Gene${index % 20}`]));
  const { subject, text } = digest(changes);
  expect(subject).toBe('1,000 changes of Gene0 and 19 more genes');
  expect(text.match(/^- 2031/gm)).toHaveLength(200);
  expect(text).toContain('- and 30 more changes');
  expect(text).toContain('800 more changes are not in this mail.');
});

test('projects without a gene have their own part', () => {
  const { subject, text } = digest([change(1, [])]);
  expect(subject).toBe('1 change of projects without a gene');
  expect(text).toContain('Projects without a gene\n- 2031-03-01');
});

import type { HistoryDetail } from 'shared/contract';
import { summaryOfChange } from './shown-changes.ts';

const _links = { self: { href: '' } };

const line = (field: string, more: Partial<HistoryDetail> = {}): HistoryDetail => ({
  field,
  oldValue: 'old',
  newValue: 'new',
  note: 'Field changed',
  ...more,
});

const answer = (...details: HistoryDetail[]) => ({
  history: [{ id: 1, user: 'jo', date: '2026-03-02T11:00:00', comment: 'Project updated', details }],
  _links,
});

const linesOf = (...details: HistoryDetail[]) => summaryOfChange(answer(...details)).lines;
const many = (count: number) => Array.from({ length: count }, (_, index) => line(`field${index}`));

describe('table of the update notice (spec part 1 §8)', () => {
  it.each([
    ['privacy.name', 'name'],
    ['comment', 'comment'],
    ['projectEsCellQc.esCellsReceivedFrom.name', 'name'],
  ])('shortens the field name %s to the part after the last dot', (field, property) => {
    expect(linesOf(line(field))).toEqual([{ property, change: 'old => new' }]);
  });

  it('leaves an absent value empty (ui-screens 1.7)', () => {
    expect(linesOf(line('a', { oldValue: null }), line('b', { newValue: null }))).toEqual([
      { property: 'a', change: '=> new' },
      { property: 'b', change: 'old =>' },
    ]);
  });

  it('removes changes noted "Element changed"', () => {
    const { lines, count } = summaryOfChange(answer(line('a'), line('b', { note: 'Element changed' })));
    expect(lines.map(({ property }) => property)).toEqual(['a']);
    expect(count).toBe(1);
  });

  it('shows no new value for "Element added"', () => {
    expect(linesOf(line('funders.[7]', { oldValue: null, note: 'Element added' }))).toEqual([
      { property: '[7]', change: '=>' },
    ]);
  });

  it('is there with fewer than 10 changes, and hidden with 10 or more (spec part 1 §9)', () => {
    expect(linesOf(...many(9))).toHaveLength(9);
    expect(summaryOfChange(answer(...many(10)))).toEqual({ count: 10, lines: [] });
  });

  it('is of the first record only (ui-screens 1.7)', () => {
    const { history } = answer(line('a'));
    const response = { history: [...history, ...answer(line('b')).history], _links };
    expect(summaryOfChange(response).lines).toHaveLength(1);
  });

  it('is empty when nothing changed', () => {
    const nothing = { id: 0, user: null, date: null, comment: null, details: null };
    expect(summaryOfChange({ history: [nothing], _links })).toEqual({ count: 0, lines: [] });
    expect(summaryOfChange({ history: [], _links })).toEqual({ count: 0, lines: [] });
  });
});

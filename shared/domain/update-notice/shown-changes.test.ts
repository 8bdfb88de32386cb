import type { ChangeResponse, HistoryDetail } from 'shared/contract';
import { summaryOfChanges } from './shown-changes.ts';

const _links = { self: { href: '' } };
const NOTHING_CHANGED: ChangeResponse = {
  history: [{ id: 0, user: null, date: null, comment: null, details: null }],
  _links,
};

const line = (field: string, more: Partial<HistoryDetail> = {}): HistoryDetail => ({
  field,
  oldValue: 'old',
  newValue: 'new',
  note: 'Field changed',
  ...more,
});

const answer = (...details: HistoryDetail[]): ChangeResponse => ({
  history: [{ id: 1, user: 'jo', date: '2026-03-02T11:00:00', comment: 'Project updated', details }],
  _links,
});

const created = (comment: string, href: string): ChangeResponse => ({
  history: [{ id: 1, user: 'jo', date: '2026-03-02T11:00:00', comment, details: [] }],
  _links: { self: { href } },
});

const linesOf = (...details: HistoryDetail[]) => summaryOfChanges([answer(...details)]).lines;
const many = (count: number) => Array.from({ length: count }, (_, index) => line(`field${index}`));

describe('table of the update notice (spec part 1 §8)', () => {
  it.each([
    ['privacy.name', 'Privacy'],
    ['crisprAttempt.assay.founderNumAssays', 'Number of G0s Assayed'],
    ['crisprAttempt.assay.numG0WhereMutationDetected', 'Number of G0 with a Detected Mutation'],
  ])('names %s as the form does', (field, property) => {
    expect(linesOf(line(field))).toMatchObject([{ property, before: 'old', after: 'new' }]);
  });

  it('has nothing for an absent value', () => {
    expect(linesOf(line('a', { oldValue: null }), line('b', { newValue: null }))).toMatchObject([
      { before: null, after: 'new' },
      { before: 'old', after: null },
    ]);
  });

  it('removes changes noted "Element changed"', () => {
    const { lines, count } = summaryOfChanges([answer(line('a'), line('b', { note: 'Element changed' }))]);
    expect(lines).toHaveLength(1);
    expect(count).toBe(1);
  });

  it('counts an element that came or went once, as its history does, and not its fields besides', () => {
    const primer = 'primers.[7]';
    const { count } = summaryOfChanges([
      answer(
        line('numG0BornAlive'),
        line(primer, { oldValue: null, note: 'Element added' }),
        line(`${primer}.name`, { oldValue: null }),
        line(`${primer}.sequence`, { oldValue: null }),
      ),
    ]);
    expect(count).toBe(2);
  });

  it('shows no new value for "Element added"', () => {
    expect(linesOf(line('funders.[7]', { oldValue: null, note: 'Element added' }))).toMatchObject([
      { property: 'Funders #7', before: null, after: null },
    ]);
  });

  it('has the step of the status first, and once when the summary takes it too', () => {
    const step = { oldValue: 'Embryos Obtained', newValue: 'Founder Obtained' };
    const other = { oldValue: 'Plan Created', newValue: 'Founder Obtained' };
    expect(
      linesOf(line('comment'), line('status.name', step), line('summaryStatus.name', step)),
    ).toMatchObject([
      { property: 'Status', before: 'Embryos Obtained', after: 'Founder Obtained', isStatus: true },
      { property: 'Comment', isStatus: false },
    ]);
    expect(linesOf(line('status.name', step), line('summaryStatus.name', other))).toHaveLength(2);
  });

  it('counts a step of the status once when the summary takes it too, as the table does', () => {
    const step = { oldValue: 'Embryos Obtained', newValue: 'Founder Obtained' };
    const summary = summaryOfChanges([
      answer(line('comment'), line('status.name', step), line('summaryStatus.name', step)),
    ]);
    expect(summary.lines).toHaveLength(2);
    expect(summary.count).toBe(2);
  });

  it('does not take the status of a QC result for one of the record', () => {
    expect(linesOf(line('mutationQcResults.[3].status.name'))).toMatchObject([{ isStatus: false }]);
  });

  it('is there with fewer than 10 changes, and hidden with 10 or more (spec part 1 §9)', () => {
    expect(linesOf(...many(9))).toHaveLength(9);
    expect(summaryOfChanges([answer(...many(10))])).toMatchObject({ count: 10, lines: [] });
  });

  it('is of the first record of each response only (ui-screens 1.7)', () => {
    const { history } = answer(line('a'));
    const response = { history: [...history, ...answer(line('b')).history], _links };
    expect(summaryOfChanges([response, answer(line('c'))]).lines).toHaveLength(2);
  });
});

describe('what was created', () => {
  const mutation = created(
    'Mutation created',
    'http://x/api/plans/P/outcomes/T/mutations/MIN%3A000000000900',
  );

  it('is named and counted, although no field was changed', () => {
    expect(summaryOfChanges([mutation])).toEqual({
      isUnchanged: false,
      count: 1,
      created: ['Mutation MIN:000000000900 created'],
      lines: [],
    });
  });

  it('is beside what was changed', () => {
    expect(summaryOfChanges([mutation, answer(line('comment'))])).toMatchObject({
      count: 2,
      created: ['Mutation MIN:000000000900 created'],
      lines: [{ property: 'Comment' }],
    });
  });
});

it('is empty when nothing changed, or the server does not report what', () => {
  const nothing = { count: 0, created: [], lines: [] };
  expect(summaryOfChanges([NOTHING_CHANGED])).toEqual({ ...nothing, isUnchanged: true });
  expect(summaryOfChanges([{ history: [], _links }])).toEqual({ ...nothing, isUnchanged: false });
});

import type { HistoryDetail, HistoryRecord } from 'shared/contract';
import { shownDetails } from 'shared/record-fields';
import { creationFirst, EVERYTHING, fieldsOf, filterChanges, isNarrowed, usersOf } from './changes.ts';

const line = (field: string, note = 'Field changed'): HistoryDetail => ({
  field,
  oldValue: 'a',
  newValue: 'b',
  note,
});

const change = (id: number, user: string, date: string, ...details: HistoryDetail[]): HistoryRecord => ({
  id,
  user,
  date,
  comment: 'Plan updated',
  details,
});

const RECORDS = [
  change(1, 'jo@lab.example', '2026-03-01T09:15:02'),
  change(2, 'pat@lab.example', '2026-03-02T00:00:00', line('comment'), line('guides.[7]', 'Element changed')),
  change(3, 'jo@lab.example', '2026-03-02T23:59:59.9', line('guides.[7].pam'), line('guides.[8].pam')),
  change(4, 'jo@lab.example', '2026-03-04T12:00:00', line('comment'), line('summaryStatus.name')),
];

const idsOf = (filter: Partial<typeof EVERYTHING>) =>
  filterChanges(RECORDS, { ...EVERYTHING, ...filter }).map(({ id }) => id);

it('lines noted "Element changed" are hidden (spec part 1 §8, ui-screens 18)', () => {
  const notes = ['Field changed', 'Element added', 'Element removed', 'Element changed'];
  expect(shownDetails(notes.map((note) => line('x', note))).map(({ note }) => note)).toEqual(
    notes.slice(0, 3),
  );
});

describe('filters of a history (PP-38)', () => {
  it('leave everything unless narrowed', () => {
    expect(isNarrowed(EVERYTHING)).toBe(false);
    expect(idsOf({})).toEqual([4, 3, 2, 1]);
  });

  it.each([
    [{ user: 'jo@lab.example' }, [4, 3, 1]],
    [{ from: '2026-03-02' }, [4, 3, 2]],
    [{ to: '2026-03-02' }, [3, 2, 1]],
    [{ from: '2026-03-02', to: '2026-03-02' }, [3, 2]],
    [{ field: 'comment' }, [4, 2]],
    [{ field: 'guides.pam' }, [3]],
    [{ field: 'guides' }, []],
    [{ field: 'comment', user: 'jo@lab.example' }, [4]],
  ])('%p leaves the changes %p', (filter, expected) => {
    expect(isNarrowed({ ...EVERYTHING, ...filter })).toBe(true);
    expect(idsOf(filter)).toEqual(expected);
  });

  it('by field leave only its lines', () => {
    const [last] = filterChanges(RECORDS, { ...EVERYTHING, field: 'comment' });
    expect(last?.details).toEqual([line('comment')]);
  });

  it('offer everybody, and every field once, whatever element it belongs to', () => {
    expect(usersOf(RECORDS)).toEqual(['jo@lab.example', 'pat@lab.example']);
    expect(fieldsOf(RECORDS)).toEqual(['comment', 'guides.pam', 'summaryStatus.name']);
  });
});

describe('the order of a history', () => {
  const record = (id: number, comment: string) => ({ ...change(id, 'jo', '2026-03-01'), comment });
  const orderOf = (...comments: string[]) =>
    creationFirst(comments.map((comment, index) => record(index + 1, comment))).map(
      ({ id, comment }) => `${id} ${comment}`,
    );

  it('has the creation of a project before the step that its first plan caused (api-1 §11.3)', () => {
    expect(orderOf('Project updated', 'Project created', 'Project updated')).toEqual([
      '1 Project created',
      '2 Project updated',
      '3 Project updated',
    ]);
  });

  it('leaves the order of time where several things were created', () => {
    const inTime = ['Outcome created', 'Mutation created', 'Mutation updated', 'Mutation created'];
    expect(orderOf(...inTime)).toEqual(inTime.map((comment, index) => `${index + 1} ${comment}`));
  });
});

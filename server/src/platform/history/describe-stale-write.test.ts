import type { HistoryDetail } from 'shared/contract';
import { describeStaleWrite } from './describe-stale-write.ts';

const line = (field: string, newValue: string | null = 'new', note = 'Field changed'): HistoryDetail => ({
  field,
  oldValue: 'old',
  newValue,
  note,
});

const by = (user: string, date: string, ...details: HistoryDetail[]) => ({ user, date, details });

describe('a caller who overwrites a newer version gets the changes', () => {
  it('who changed what and when', () => {
    const changes = [
      by('jo@lab.example', '2031-03-02T11:00:00.25', line('comment'), line('privacy.name', 'public')),
      by('pat@lab.example', '2031-03-03T09:05:59', line('recovery', null)),
    ];
    expect(describeStaleWrite('Project', changes)).toEqual({
      message:
        'The project has been changed since you opened it: jo@lab.example changed comment, privacy.name on ' +
        '2031-03-02 at 11:00; pat@lab.example changed recovery on 2031-03-03 at 09:05.',
      subErrors: [
        ['comment', "jo@lab.example set this to 'new' on 2031-03-02 at 11:00."],
        ['privacy.name', "jo@lab.example set this to 'public' on 2031-03-02 at 11:00."],
        ['recovery', 'pat@lab.example set this to nothing on 2031-03-03 at 09:05.'],
      ].map(([field, message]) => ({ object: 'Project', field, rejectedValue: null, message })),
    });
  });

  it('of many fields the first, of many changes the latest; sub-errors have all', () => {
    const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((field) => line(field));
    const changes = [1, 2, 3, 4].map((day) => by(`p${day}`, `2031-03-0${day}T10:00:00`, ...fields));
    const { message, subErrors } = describeStaleWrite('PhenotypingStage', changes);
    expect(message).toBe(
      'The phenotyping stage has been changed since you opened it: ' +
        'p2 changed a, b, c, d, e and 2 more on 2031-03-02 at 10:00; ' +
        'p3 changed a, b, c, d, e and 2 more on 2031-03-03 at 10:00; ' +
        'p4 changed a, b, c, d, e and 2 more on 2031-03-04 at 10:00.',
    );
    expect(subErrors).toHaveLength(4 * 7);
  });

  it('changed elements by their fields', () => {
    const change = by(
      'jo',
      '2031-03-02T11:00:00',
      line('guides.[1]', 'x', 'Element changed'),
      line('guides.[1].pam'),
    );
    expect(describeStaleWrite('Plan', [change]).subErrors.map(({ field }) => field)).toEqual([
      'guides.[1].pam',
    ]);
  });

  it('who and when, where no record has the changes', () => {
    expect(describeStaleWrite('Project', [by('jo', '2031-03-02T11:00:00')])).toEqual({
      message: 'The project has been changed since you opened it: jo changed it on 2031-03-02 at 11:00.',
      subErrors: [],
    });
  });

  it('at least that there is a newer version, where nothing else is known', () => {
    expect(describeStaleWrite('Outcome', [])).toEqual({
      message: 'The outcome has been changed since you opened it.',
      subErrors: [],
    });
  });
});

import { statusAt, summaryStamps } from './summary-stamps.ts';

describe('the summary series', () => {
  it('has a stamp only where the summary changes', () => {
    const own = [
      { status: 'Plan Created', date: '2014-01-01T09:00:00' },
      { status: 'Attempt In Progress', date: '2014-02-01T09:00:00' },
      { status: 'Founder Obtained', date: '2014-03-01T09:00:00' },
      { status: 'Attempt Aborted', date: '2014-06-01T09:00:00' },
    ];
    const colony = [{ status: 'Genotype In Progress', date: '2014-04-01T09:00:00' }];
    expect(summaryStamps(own, [colony]).map((stamp) => stamp.status)).toEqual([
      'Plan Created',
      'Attempt In Progress',
      'Founder Obtained',
      'Genotype In Progress',
    ]);
  });

  it('begins with the plan: an older stamp of a child waits for it', () => {
    const own = [{ status: 'Plan Created', date: '2014-02-01T09:00:00' }];
    const stage = [{ status: 'Phenotyping Registered', date: '2014-01-01T09:00:00' }];
    expect(summaryStamps(own, [stage])).toEqual([
      { status: 'Phenotyping Registered', date: '2014-02-01T09:00:00' },
    ]);
  });
});

it('a status is in force from the moment of its stamp', () => {
  const stamps = [
    { status: 'Plan Created', date: '2014-01-01T09:00:00' },
    { status: 'Plan Abandoned', date: '2014-02-01T09:00:00' },
  ];
  expect(statusAt(stamps, '2013-12-31T09:00:00')).toBeNull();
  expect(statusAt(stamps, '2014-01-15T09:00:00')).toBe('Plan Created');
  expect(statusAt(stamps, '2014-02-01T09:00:00')).toBe('Plan Abandoned');
});

import { statusAt, summaryStamps, summaryStatus } from './summary-status.ts';

describe('the summary status of a plan (api-2 section 11.3)', () => {
  it.each([
    ['Founder Obtained', ['Genotype Confirmed'], 'Genotype Confirmed'],
    ['Founder Obtained', ['Genotype Confirmed', 'Genotype In Progress'], 'Genotype Confirmed'],
    ['Attempt Aborted', ['Colony Aborted'], 'Attempt Aborted'],
    ['Attempt Aborted', [], 'Attempt Aborted'],
    ['Attempt Aborted', ['Genotype In Progress'], 'Genotype In Progress'],
    ['Plan Created', ['Phenotyping Started', 'Late Adult Phenotyping Registered'], 'Phenotyping Started'],
  ])('of %s with %j is %s', (own, others, summary) => {
    expect(summaryStatus(own, others)).toBe(summary);
  });

  it('refuses a status that the catalogue does not have', () => {
    expect(() => summaryStatus('Done', [])).toThrow("There is no status 'Done'");
  });
});

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

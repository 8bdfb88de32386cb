import { confirmedColonyStamps, crisprPlanStamps, esCellPlanStamps } from './production-stamps.ts';

const names = (stamps: readonly { status: string }[]) => stamps.map((stamp) => stamp.status);

describe('the path of a CRISPR plan', () => {
  const confirmed = {
    miDate: '2014-04-29',
    status: 'Genotype confirmed',
    embryosInjected: 100,
    foundersWithDeletion: 11,
  } as const;

  it('leads to a founder when the source has founders', () => {
    expect(crisprPlanStamps(confirmed)).toEqual([
      { status: 'Plan Created', date: '2014-04-01T09:30:00' },
      { status: 'Attempt In Progress', date: '2014-04-29T09:30:00' },
      { status: 'Embryos Obtained', date: '2014-04-30T15:00:00' },
      { status: 'Founder Obtained', date: '2014-06-24T15:00:00' },
    ]);
  });

  it('counts a founder that the source states without a number', () => {
    const stated = { ...confirmed, status: 'Founder obtained', foundersWithDeletion: 0 } as const;
    expect(names(crisprPlanStamps(stated))).toContain('Founder Obtained');
  });

  it.each([
    [
      100,
      3,
      ['Plan Created', 'Attempt In Progress', 'Embryos Obtained', 'Founder Obtained', 'Attempt Aborted'],
    ],
    [100, 0, ['Plan Created', 'Attempt In Progress', 'Embryos Obtained', 'Attempt Aborted']],
    [null, null, ['Plan Created', 'Attempt In Progress', 'Attempt Aborted']],
  ])(
    'of an aborted attempt with %p embryos and %p founders ends as far as it came',
    (embryos, founders, path) => {
      const aborted = {
        ...confirmed,
        status: 'Micro-injection aborted',
        embryosInjected: embryos,
        foundersWithDeletion: founders,
      } as const;
      expect(names(crisprPlanStamps(aborted))).toEqual(path);
    },
  );
});

it('an ES cell plan reaches its chimeras before its colony is registered', () => {
  const plan = esCellPlanStamps('2011-06-09');
  const colony = confirmedColonyStamps('2011-06-09');
  expect(names(plan)).toEqual(['Plan Created', 'Attempt In Progress', 'Chimeras/Founder Obtained']);
  expect(names(colony)).toEqual(['Genotype In Progress', 'Genotype Confirmed']);
  const dates = [...plan, ...colony].map((stamp) => stamp.date);
  expect(dates).toEqual(dates.toSorted());
});

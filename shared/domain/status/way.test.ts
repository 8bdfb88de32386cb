import type { AvailableTransition, StatusOnPath, StatusPath } from 'shared/contract';
import { mergedStamps, statusesOfPlan, wayOf } from './way.ts';

const stamp = (statusName: string, day: number) => ({
  statusName,
  date: `2031-03-0${day}T09:00:00`,
});

const NEEDS = { text: 'enter mutants', fields: ['numNhejG0Mutants'] };

const on = (
  statusName: string,
  step: Partial<StatusOnPath['steps'][number]> = {},
  isOptional = false,
): StatusOnPath => ({
  statusName,
  isOptional,
  steps: [{ from: 'somewhere', action: `to ${statusName}`, triggeredByUser: false, needs: null, ...step }],
});

const transition = (action: string, more: Partial<AvailableTransition>): AvailableTransition => ({
  action,
  description: '',
  triggeredByUser: true,
  available: true,
  note: null,
  nextStatus: '',
  ...more,
});

const STATUSES = [
  on('Plan Created'),
  on('Embryos Obtained'),
  on('Founder Obtained', { from: 'Embryos Obtained', needs: NEEDS }),
];

test('passed statuses have their dates, the present its last, and what comes says what it needs', () => {
  const stamps = [stamp('Plan Created', 1), stamp('Embryos Obtained', 2)];
  expect(wayOf({ current: 'Embryos Obtained', stamps, statuses: STATUSES, transitions: [] })).toEqual([
    { kind: 'past', status: 'Plan Created', date: '2031-03-01T09:00:00' },
    { kind: 'present', status: 'Embryos Obtained', date: '2031-03-02T09:00:00' },
    {
      kind: 'future',
      status: 'Founder Obtained',
      isOptional: false,
      isChosen: false,
      needs: NEEDS,
      action: undefined,
      refusal: undefined,
    },
  ]);
});

test('after the end nothing comes', () => {
  const way = wayOf({
    current: 'Attempt Aborted',
    stamps: [stamp('Plan Created', 1), stamp('Attempt Aborted', 2)],
    statuses: STATUSES,
    transitions: [],
  });
  expect(way.map(({ kind }) => kind)).toEqual(['past', 'present']);
});

test.each([
  ['can be chosen', { available: true }, { action: 'confirm', refusal: undefined }],
  [
    'says why it cannot',
    { available: false, note: 'No mutation.' },
    { action: undefined, refusal: 'No mutation.' },
  ],
  [
    'of the tracker is neither',
    { triggeredByUser: false, available: false, note: 'x' },
    { action: undefined, refusal: undefined },
  ],
])('the next step %s', (_title, offered, expected) => {
  const statuses = [
    on('Genotype In Progress'),
    on('Genotype Confirmed', { action: 'confirm', triggeredByUser: true }),
  ];
  const way = wayOf({
    current: 'Genotype In Progress',
    stamps: [],
    statuses,
    transitions: [transition('confirm', offered)],
  });
  expect(way).toEqual([
    { kind: 'present', status: 'Genotype In Progress', date: undefined },
    expect.objectContaining(expected),
  ]);
});

describe('the statuses of a plan', () => {
  const OF_OTHERS = { text: 'taken by the DCC', fields: [] };
  const PATHS: StatusPath[] = [
    {
      name: 'phenotyping',
      statuses: [on('Plan Created')],
      continuedBy: [
        { name: 'early adult', needs: { text: 'add a stage', fields: ['stages'] } },
        { name: 'late adult', needs: { text: 'add a stage', fields: ['stages'] } },
      ],
    },
    {
      name: 'early adult',
      statuses: [on('Registered'), on('Started', { needs: NEEDS }), on('Finished', { needs: OF_OTHERS })],
      continuedBy: [],
    },
    { name: 'late adult', statuses: [on('Late Registered')], continuedBy: [] },
  ];
  const namesOf = (current: string) =>
    statusesOfPlan(PATHS, 'phenotyping', current)?.map(({ statusName }) => statusName);

  test('go on with those of the usual kind of outcome or stage, which is added first', () => {
    const statuses = statusesOfPlan(PATHS, 'phenotyping', 'Plan Created');
    expect(statuses?.map(({ statusName, steps: [step] }) => [statusName, step?.needs])).toEqual([
      ['Plan Created', null],
      ['Registered', { text: 'add a stage', fields: ['stages'] }],
      // Entered at the stage, to which the place of the stages leads.
      ['Started', { text: NEEDS.text, fields: ['stages'] }],
      // Of others: there is no place to do it at.
      ['Finished', OF_OTHERS],
    ]);
  });

  test('go on with those of the kind that was reached', () => {
    expect(namesOf('Late Registered')).toEqual(['Plan Created', 'Late Registered']);
  });

  test('are not known of a kind that the server does not name', () => {
    expect(statusesOfPlan(PATHS, 'breeding', 'Plan Created')).toBeUndefined();
  });
});

test('what a plan and its outcomes say of one status is said once, with its first date', () => {
  expect(
    mergedStamps(
      [stamp('Plan Created', 1), stamp('Founder Obtained', 3)],
      [stamp('Plan Created', 2), stamp('Founder Obtained', 4), stamp('Genotype Confirmed', 5)],
    ),
  ).toEqual([stamp('Plan Created', 1), stamp('Founder Obtained', 3), stamp('Genotype Confirmed', 5)]);
});

test('stamps of one date stay in their order', () => {
  const same = [stamp('Plan Created', 1), stamp('Attempt In Progress', 1), stamp('Embryos Obtained', 1)];
  expect(mergedStamps(same)).toEqual(same);
});

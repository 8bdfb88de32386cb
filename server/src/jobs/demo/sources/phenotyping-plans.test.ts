import type { DemoColony, DemoPlan, DemoProject } from './model.ts';
import { earlyAdultStamps, lateAdultStamps, withPhenotypingPlans } from './phenotyping-plans.ts';
import { confirmedColonyStamps, crisprPlanStamps } from './production-stamps.ts';

function colony(name: string, miDate: string): DemoColony {
  return {
    kind: 'colony',
    name,
    strain: 'C57BL/6N',
    stamps: confirmedColonyStamps(miDate),
    withoutSequence: false,
    mutation: {
      symbol: `${name}<em1(IMPC)Mbp>`,
      mutationType: 'Deletion',
      repairMechanism: null,
      alleleClass: null,
      fasta: null,
      deletion: null,
      passedQc: [],
      qcNote: null,
    },
    products: [],
  };
}

function project(workUnit: string, colonyOfPlan: DemoColony | null, miDate: string): DemoProject {
  const plan: DemoPlan = {
    workUnit,
    workGroup: 'DTCC',
    comment: null,
    createdAt: `${miDate}T09:30:00`,
    stamps: crisprPlanStamps({
      miDate,
      status: 'Genotype confirmed',
      embryosInjected: 1,
      foundersWithDeletion: 1,
    }),
    attemptType: 'es cell',
    attempt: { kind: 'es cell', miDate, externalRef: null, clone: 'EPD1', maleChimeras: null },
    startsFrom: [],
    outcome: colonyOfPlan,
  };
  return {
    gene: { id: 1, accId: 'MGI:1', symbol: 'Abc1', synonyms: [], position: null },
    workUnit,
    consortia: [],
    privacy: 'public',
    intention: { mutationType: 'Deletion', categorizations: [] },
    createdAt: `${miDate}T09:30:00`,
    plans: [plan],
  };
}

const status = (stamps: readonly { status: string }[]) => stamps.at(-1)?.status;

describe('phenotyping stages', () => {
  it.each([
    ['2015-12-31', 'Phenotyping Finished'],
    ['2017-12-31', 'Phenotyping All Data Processed'],
    ['2018-12-31', 'Phenotyping All Data Sent'],
    ['2020-01-01', 'Phenotyping Started'],
  ])('of a colony confirmed on %s have come to %s', (confirmedOn, reached) => {
    expect(status(earlyAdultStamps(confirmedOn))).toBe(reached);
    expect(status(lateAdultStamps(confirmedOn))).toBe(`Late Adult ${reached}`);
  });
});

describe('phenotyping plans', () => {
  const phenotyped = new Map([['MGI:1', { hasLateAdult: true }]]);

  it('start from the colony that was confirmed first, at the unit that made it', () => {
    const later = project('JAX', colony('Later', '2016-05-01'), '2016-05-01');
    const earlier = project('UCD', colony('Earlier', '2015-05-01'), '2015-05-01');
    const [first, second] = withPhenotypingPlans([later, earlier], phenotyped);
    expect(first?.plans).toHaveLength(1);
    expect(second?.plans[1]).toMatchObject({
      workUnit: 'UCD',
      attempt: { externalRef: 'Earlier-P' },
      startsFrom: [{ name: 'Earlier' }],
    });
  });

  it('have a late adult stage where late adult procedures were done, and tissue at UCD', () => {
    const [ucd] = withPhenotypingPlans(
      [project('UCD', colony('Line', '2015-05-01'), '2015-05-01')],
      phenotyped,
    );
    const attempt = ucd?.plans[1]?.attempt;
    const stages = attempt?.kind === 'phenotyping' ? attempt.stages : [];
    expect(stages.map((stage) => [stage.type, stage.keepsFixedTissue, stage.startedOn])).toEqual([
      ['early adult and embryo', true, '2016-01-14'],
      ['late adult', true, '2016-11-19'],
    ]);
  });

  it('are not made for genes without phenotype calls or without a confirmed colony', () => {
    const unknown = project('UCD', colony('Line', '2015-05-01'), '2015-05-01');
    expect(withPhenotypingPlans([unknown], new Map())).toEqual([unknown]);
    const withoutColony = project('UCD', null, '2015-05-01');
    expect(withPhenotypingPlans([withoutColony], phenotyped)).toEqual([withoutColony]);
  });
});

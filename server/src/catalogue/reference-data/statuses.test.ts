import { STATUSES } from './statuses.ts';

const ordering = (name: string) => {
  const status = STATUSES.find((candidate) => candidate.name === name);
  if (status === undefined) throw new Error(`no status ${name}`);
  return status.ordering;
};

describe('the status list (api-2 section 11.1)', () => {
  it('names every status once, each with its own ordering', () => {
    expect(new Set(STATUSES.map(({ name }) => name)).size).toBe(STATUSES.length);
    expect(new Set(STATUSES.map((status) => status.ordering)).size).toBe(STATUSES.length);
  });

  it.each([
    ['Plan Created', 1000],
    ['Attempt In Progress', 11000],
    ['Genotype Confirmed', 34000],
    ['Cre Excision Complete', 73000],
    ['Late Adult Phenotyping Registered', 130000],
    ['Phenotyping Started', 253000],
    ['Phenotype Production Aborted', 258000],
  ])('keeps the published ordering of %s', (name, published) => {
    expect(ordering(name)).toBe(published);
  });

  it.each([
    [['Plan Created', 'Attempt In Progress', 'Embryos Obtained', 'Founder Obtained']],
    [['Attempt In Progress', 'Chimeras/Founder Obtained', 'Genotype In Progress']],
    [['Genotype In Progress', 'Genotype Not Confirmed', 'Genotype Confirmed']],
    // An extinct colony comes after every failure and before a living confirmed one (docs/state-machines.md).
    [['Genotype Not Confirmed', 'Genotype Extinct', 'Genotype Confirmed']],
    [
      [
        'Mouse Allele Modification Registered',
        'Rederivation For Modification Started',
        'Rederivation For Modification Complete',
        'Cre Excision Started',
        'Cre Excision Complete',
        'Mouse Allele Modification Genotype Confirmed',
      ],
    ],
    [
      [
        'Late Adult Phenotyping Registered',
        'Late Adult Rederivation Started',
        'Late Adult Rederivation Complete',
        'Late Adult Phenotyping Started',
        'Late Adult Phenotyping All Data Sent',
        'Late Adult Phenotyping All Data Processed',
        'Late Adult Phenotyping Finished',
      ],
    ],
    [
      [
        'Haplo-Essential Phenotyping Registered',
        'Haplo-Essential Phenotyping Started',
        'Haplo-Essential Phenotyping Finished',
      ],
    ],
    [['Embryo Phenotyping Registered', 'Embryo Phenotyping Started', 'Embryo Phenotyping Finished']],
  ])('ranks later steps higher: %j', (path) => {
    const orderings = path.map(ordering);
    expect(orderings).toEqual(orderings.toSorted((one, other) => one - other));
  });

  it('keeps the ranges that rules compare with', () => {
    for (const name of ['Rederivation Started', 'Rederivation Complete']) {
      expect(ordering(name)).toBeGreaterThanOrEqual(151000);
      expect(ordering(name)).toBeLessThan(253000);
    }
    for (const name of ['Phenotyping Started', 'Phenotyping Finished']) {
      expect(ordering(name)).toBeGreaterThanOrEqual(253000);
      expect(ordering(name)).toBeLessThanOrEqual(257000);
    }
    expect(ordering('Late Adult Phenotyping Started')).toBe(301000);
    expect(ordering('Late Adult Phenotyping Finished')).toBe(305000);
    expect(ordering('Late Adult Rederivation Complete')).toBeLessThan(301000);
  });

  it('takes for abortions what ends work', () => {
    const abortions = STATUSES.filter((status) => status.isAbortion).map(({ name }) => name);
    expect(abortions.every((name) => /Aborted|Abandoned/.test(name))).toBe(true);
    expect(STATUSES.filter(({ name }) => /Aborted|Abandoned/.test(name))).toHaveLength(abortions.length);
  });
});

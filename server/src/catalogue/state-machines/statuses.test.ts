import { isAbortion, orderingOf, statusDefinition, summaryStatus } from './statuses.ts';

it.each([
  ['Plan Abandoned', true],
  ['Colony Aborted', true],
  ['Late Adult Phenotype Production Aborted', true],
  ['Genotype Extinct', false],
  ['Plan Created', false],
])('%s is an abortion: %s', (name, expected) => {
  expect(isAbortion(name)).toBe(expected);
});

it('ranks statuses', () => {
  expect(orderingOf('Genotype Confirmed')).toBe(34000);
});

it('knows the statuses of the catalogue only', () => {
  expect(() => statusDefinition('Genotype Guessed')).toThrow("There is no status 'Genotype Guessed'");
});

describe('the summary status of a plan (api-2 section 11.3)', () => {
  it.each<[own: string, others: string[], summary: string]>([
    ['Founder Obtained', ['Genotype Confirmed'], 'Genotype Confirmed'],
    [
      'Founder Obtained',
      ['Genotype In Progress', 'Genotype Confirmed', 'Colony Aborted'],
      'Genotype Confirmed',
    ],
    ['Attempt Aborted', ['Colony Aborted'], 'Attempt Aborted'],
    ['Attempt Aborted', ['Genotype Extinct'], 'Genotype Extinct'],
    ['Founder Obtained', ['Genotype Extinct', 'Genotype Confirmed'], 'Genotype Confirmed'],
    ['Founder Obtained', ['Genotype Extinct', 'Genotype Not Confirmed'], 'Genotype Extinct'],
    ['Attempt Aborted', [], 'Attempt Aborted'],
    ['Cre Excision Complete', ['Genotype Confirmed'], 'Cre Excision Complete'],
    ['Embryos Obtained', ['Specimen Group In Progress'], 'Specimen Group In Progress'],
    [
      'Plan Created',
      ['Late Adult Phenotyping Started', 'Phenotyping Finished'],
      'Late Adult Phenotyping Started',
    ],
  ])('%s with %j is %s', (own, others, summary) => {
    expect(summaryStatus(others, own)).toBe(summary);
  });
});

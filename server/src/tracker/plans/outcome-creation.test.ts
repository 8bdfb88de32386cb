import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { mayHaveAnotherOutcome } from './outcome-creation.ts';

let tracker: TestApp;
let lists: Lists;

beforeAll(async () => {
  tracker = await openTracker([]);
  lists = await tracker.context.catalogues.read();
});

afterAll(() => tracker.close());

const COLONY = { id: 1, tpo: 'TPO:000000000001', colonyStatusId: 1, specimenStatusId: null };

describe('can an outcome be created? (api-2 §3.6)', () => {
  test.each([
    ['crispr', 'Founder Obtained', 0, true],
    ['crispr', 'Founder Obtained', 2, true],
    ['crispr', 'Embryos Obtained', 0, false],
    ['crispr', 'Plan Created', 0, false],
    ['crispr', 'Attempt Aborted', 0, false],
    ['haplo-essential crispr', 'Embryos Obtained', 1, true],
    ['haplo-essential crispr', 'Attempt In Progress', 0, false],
    ['es cell', 'Chimeras/Founder Obtained', 0, true],
    ['es cell', 'Chimeras/Founder Obtained', 1, false],
    ['es cell', 'Chimeras/Founder Obtained', 2, true],
    ['es cell', 'Attempt In Progress', 0, false],
    ['es cell allele modification', 'Cre Excision Complete', 0, true],
    ['es cell allele modification', 'Cre Excision Complete', 1, false],
    ['es cell allele modification', 'Cre Excision Started', 0, false],
    ['crispr allele modification', 'Cre Excision Complete', 0, true],
    ['crispr allele modification', 'Cre Excision Complete', 1, true],
    ['crispr allele modification', 'Mouse Allele Modification Genotype Confirmed', 0, false],
    ['adult and embryo phenotyping', 'Plan Created', 0, true],
    ['adult and embryo phenotyping', 'Phenotyping Plan Aborted', 0, false],
    ['haplo-essential phenotyping', 'Plan Created', 3, true],
    ['breeding', 'Breeding Started', 0, true],
    ['breeding', 'Breeding Aborted', 0, false],
  ])('%s, %s, with %d outcomes: %s', (attemptType, status, outcomes, expected) => {
    const plan = {
      attemptTypeId: lists.attempt_type.require(attemptType),
      statusId: lists.status.require(status),
      outcomes: Array.from({ length: outcomes }, (_, place) => ({ ...COLONY, id: place })),
    };
    expect(mayHaveAnotherOutcome(plan, lists)).toBe(expected);
  });
});

import { decideAssignment, type Competitor } from './assignment-decision.ts';

const competitor = (assignment: string, ...plans: [status: string, summary: string][]): Competitor => ({
  assignment,
  plans: plans.map(([status, summary]) => ({ status, summary })),
});

describe('the assignment decision (api-1 §14.2)', () => {
  it('assigns a project that is not contestable, whatever other projects work on the gene', () => {
    const confirmed = competitor('Assigned', ['Founder Obtained', 'Genotype Confirmed']);
    expect(decideAssignment(false, [confirmed])).toBe('Assigned');
  });

  it('assigns when no competing project is assigned', () => {
    expect(decideAssignment(true, [])).toBe('Assigned');
    expect(decideAssignment(true, [competitor('Inactive', ['Attempt Aborted', 'Attempt Aborted'])])).toBe(
      'Assigned',
    );
  });

  it.each<[string, [string, string][]]>([
    ['Inspect - GLT Mouse', [['Founder Obtained', 'Genotype Confirmed']]],
    ['Inspect - GLT Mouse', [['Attempt Aborted', 'Genotype Confirmed']]],
    ['Inspect - Attempt', [['Embryos Obtained', 'Embryos Obtained']]],
    ['Inspect - Attempt', [['Founder Obtained', 'Genotype In Progress']]],
    ['Inspect - Conflict', [['Attempt Aborted', 'Genotype In Progress']]],
    ['Inspect - Conflict', [['Plan Created', 'Plan Created']]],
    ['Inspect - Conflict', [['Attempt Aborted', 'Attempt Aborted']]],
    ['Inspect - Conflict', [['Plan Abandoned', 'Plan Abandoned']]],
    ['Inspect - Conflict', [['Breeding Aborted', 'Breeding Aborted']]],
    // A phenotyping plan stays in Plan Created, so it is not in progress however far its stages are.
    ['Inspect - Conflict', [['Plan Created', 'Phenotyping Started']]],
    ['Inspect - Conflict', []],
  ])('returns %s when the assigned competitor has plans %j', (status, plans) => {
    expect(decideAssignment(true, [competitor('Assigned', ...plans)])).toBe(status);
  });

  it('looks at the plans of every competing project, not of the assigned one alone', () => {
    const assigned = competitor('Assigned', ['Plan Created', 'Plan Created']);
    const inactive = competitor('Inactive', ['Attempt Aborted', 'Genotype Confirmed']);
    expect(decideAssignment(true, [assigned, inactive])).toBe('Inspect - GLT Mouse');
  });
});

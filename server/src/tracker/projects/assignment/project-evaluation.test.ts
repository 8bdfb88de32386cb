import fc from 'fast-check';
import { STATUSES } from '../../../catalogue/reference-data/statuses.ts';
import { isAbortion, orderingOf } from '../../../catalogue/state-machines/statuses.ts';
import { afterPlanChange, assignmentOf, competitorsOf, type ProjectState } from './project-evaluation.ts';

/** A project that wants a deletion of gene 7, assigned, with one plan just created. */
function project(id: number, facts: Partial<ProjectState> = {}): ProjectState {
  return {
    id,
    geneIds: [7],
    deletesGene: true,
    intendsDeletion: true,
    plans: [plan('Plan Created')],
    assignment: 'Assigned',
    summary: 'Plan Created',
    ...facts,
  };
}

const plan = (status: string, summary = status) => ({ status, summary });

describe('competing projects (api-1 §14.1)', () => {
  it.each<[string, Partial<ProjectState>, boolean]>([
    ['on the same gene, wanting a deletion', {}, true],
    ['wanting its deletion elsewhere', { deletesGene: false }, true],
    ['on several genes, one of them the same', { geneIds: [8, 7] }, false],
    ['inactive', { assignment: 'Inactive' }, true],
    ['on another gene', { geneIds: [8] }, false],
    ['wanting no deletion', { deletesGene: false, intendsDeletion: false }, false],
  ])('%s: %s', (_case, facts, competes) => {
    expect(competitorsOf(project(1), [project(2, facts)])).toHaveLength(competes ? 1 : 0);
  });

  it('a project does not compete with itself', () => {
    expect(competitorsOf(project(1), [project(1)])).toEqual([]);
  });
});

describe('the decision for a project', () => {
  const taken = [project(2, { plans: [plan('Founder Obtained', 'Genotype Confirmed')] })];

  it.each<[string, Partial<ProjectState>, string]>([
    ['one gene, to be deleted', {}, 'Inspect - GLT Mouse'],
    ['more than one gene intention', { geneIds: [7, 8] }, 'Assigned'],
    ['two intentions for the same gene', { geneIds: [7, 7] }, 'Assigned'],
    ['another change of the gene', { deletesGene: false }, 'Assigned'],
    ['no gene', { geneIds: [], deletesGene: false }, 'Assigned'],
  ])('%s', (_case, facts, status) => {
    expect(assignmentOf(project(1, facts), taken)).toBe(status);
  });

  it('is not held up by a project on several genes, which is assigned in any case', () => {
    const double = project(2, { geneIds: [7, 8], plans: [plan('Founder Obtained', 'Genotype Confirmed')] });
    expect(assignmentOf(double, [project(1)])).toBe('Assigned');
    expect(assignmentOf(project(1), [double])).toBe('Assigned');
  });

  it('does not count a project that is being created', () => {
    expect(assignmentOf(project(1), [project(2, { assignment: null })])).toBe('Assigned');
  });
});

describe('a change of a plan (api-1 §14.3)', () => {
  it('of a new project gives it its first summary status', () => {
    const created = project(1, { summary: null });
    expect(afterPlanChange(created, [])).toEqual([{ ...created, summary: 'Plan Created' }]);
  });

  it('changes nothing where all statuses stay', () => {
    expect(afterPlanChange(project(1), [project(2)])).toEqual([]);
  });

  it('that aborts the last plan makes the project inactive, and its neighbour assigned', () => {
    const aborted = project(1, { plans: [plan('Attempt Aborted'), plan('Plan Abandoned')] });
    const waiting = project(2, { assignment: 'Inspect - Conflict' });
    expect(afterPlanChange(aborted, [waiting])).toEqual([
      { ...aborted, assignment: 'Inactive', summary: 'Inactive' },
      { ...waiting, assignment: 'Assigned' },
    ]);
  });

  it('assigns one of several neighbours, in their order', () => {
    const aborted = project(1, { plans: [plan('Attempt Aborted')] });
    const waiting = [2, 3].map((id) => project(id, { assignment: 'Inspect - Attempt' }));
    expect(afterPlanChange(aborted, waiting).map(({ assignment }) => assignment)).toEqual([
      'Inactive',
      'Assigned',
      'Inspect - Conflict',
    ]);
  });

  it('that aborts one of several plans leaves the project active', () => {
    const [after] = afterPlanChange(
      project(1, {
        summary: 'Embryos Obtained',
        plans: [plan('Attempt Aborted', 'Genotype In Progress'), plan('Plan Created')],
      }),
      [],
    );
    expect(after).toMatchObject({ assignment: 'Assigned', summary: 'Plan Created' });
  });

  it('decides again about an inactive project that has a plan that goes on', () => {
    const revived = project(1, { assignment: 'Inactive', summary: 'Inactive' });
    expect(afterPlanChange(revived, [])[0]).toMatchObject({
      assignment: 'Assigned',
      summary: 'Plan Created',
    });
    expect(afterPlanChange(revived, [project(2)])[0]).toMatchObject({ assignment: 'Inspect - Conflict' });
  });

  it('does not decide again about a project that is assigned or inspected', () => {
    const confirmed = project(2, { plans: [plan('Founder Obtained', 'Genotype Confirmed')] });
    expect(afterPlanChange(project(1), [confirmed])).toEqual([]);
    expect(afterPlanChange(project(1, { assignment: 'Inspect - Conflict' }), [confirmed])).toEqual([]);
  });

  it('reaches inspected neighbours also from a project that competes with nobody', () => {
    const other = project(1, { deletesGene: false, intendsDeletion: false });
    const waiting = project(2, { assignment: 'Inspect - Conflict' });
    expect(afterPlanChange(other, [waiting])).toEqual([{ ...waiting, assignment: 'Assigned' }]);
  });

  it('keeps the summary status of a project without plans', () => {
    expect(afterPlanChange(project(1, { plans: [], summary: 'Plan Created' }), [])).toEqual([]);
  });
});

describe('whatever the plans and the neighbours', () => {
  const status = fc.constantFrom(...STATUSES.map(({ name }) => name));
  const state = (id: number) =>
    fc.record({
      id: fc.constant(id),
      geneIds: fc.array(fc.integer({ min: 7, max: 8 }), { maxLength: 2 }),
      deletesGene: fc.boolean(),
      intendsDeletion: fc.boolean(),
      plans: fc.array(fc.record({ status, summary: status }), { maxLength: 3 }),
      assignment: fc.constantFrom('Assigned', 'Inspect - Conflict', 'Inspect - Attempt', 'Inactive'),
      summary: status,
    });
  const scene = fc.tuple(state(1), state(2), state(3));

  it('the summary status is inactive, that of a plan that goes on, or as before', () => {
    fc.assert(
      fc.property(scene, ([first, ...others]) => {
        const after = afterPlanChange(first, others).find(({ id }) => id === 1) ?? first;
        const goingOn = first.plans.filter((one) => !isAbortion(one.status)).map(({ summary }) => summary);
        const furthest = Math.max(...goingOn.map(orderingOf));
        if (after.assignment === 'Inactive') expect(after.summary).toBe('Inactive');
        else if (goingOn.length === 0) expect(after.summary).toBe(first.summary);
        else expect(orderingOf(after.summary ?? '')).toBe(furthest);
      }),
    );
  });

  it('a neighbour that is assigned or inactive, and its summary status, stay', () => {
    fc.assert(
      fc.property(scene, ([first, ...others]) => {
        for (const after of afterPlanChange(first, others).filter(({ id }) => id !== 1)) {
          const before = others.find(({ id }) => id === after.id);
          expect(before?.assignment).toMatch(/^Inspect/);
          expect(after).toEqual({ ...before, assignment: after.assignment });
        }
      }),
    );
  });

  it('the same change again has nothing left to do to the project itself', () => {
    fc.assert(
      fc.property(scene, ([first, ...others]) => {
        const after = afterPlanChange(first, others);
        const next = (state: ProjectState) => after.find(({ id }) => id === state.id) ?? state;
        const again = afterPlanChange(next(first), others.map(next));
        expect(again.filter(({ id }) => id === 1)).toEqual([]);
      }),
    );
  });
});

import type { Stamp } from './model.ts';
import { replayProjects, type ReplayedProject } from './project-replay.ts';

const day = (number: number) => `2014-01-${String(number).padStart(2, '0')}T09:00:00`;

/** A project on gene 7 that wants a deletion, with one plan a list of [day, status]. */
function project(createdOn: number, ...plans: [number, string][][]): ReplayedProject {
  return {
    geneId: 7,
    intendsDeletion: true,
    createdAt: day(createdOn),
    plans: plans.map((steps) => {
      const stamps = steps.map(([on, status]): Stamp => ({ status, date: day(on) }));
      return { stamps, summaryStamps: stamps };
    }),
  };
}

const assignments = (projects: ReplayedProject[]) =>
  replayProjects(projects).map(({ assignment }) =>
    assignment.map(({ status, date }) => `${Number(date.slice(8, 10))} ${status}`),
  );

describe('the replay of projects', () => {
  it('makes a project inactive when all its plans are aborted, and decides again when it gets a new one', () => {
    const stages = replayProjects([
      project(
        1,
        [
          [1, 'Plan Created'],
          [5, 'Attempt Aborted'],
        ],
        [[9, 'Plan Created']],
      ),
    ]);
    expect(stages).toEqual([
      {
        assignment: [
          { status: 'Assigned', date: day(1) },
          { status: 'Inactive', date: day(5) },
          { status: 'Assigned', date: day(9) },
        ],
        summary: [
          { status: 'Plan Created', date: day(1) },
          { status: 'Inactive', date: day(5) },
          { status: 'Plan Created', date: day(9) },
        ],
        changes: [
          {
            date: day(5),
            before: expect.objectContaining({ assignment: 'Assigned', summary: 'Plan Created' }),
            after: expect.objectContaining({ assignment: 'Inactive', summary: 'Inactive' }),
          },
          {
            date: day(9),
            before: expect.objectContaining({ assignment: 'Inactive', summary: 'Inactive' }),
            after: expect.objectContaining({ assignment: 'Assigned', summary: 'Plan Created' }),
          },
        ],
      },
    ]);
  });

  it('inspects the second project of a gene, and assigns it once the first has given up', () => {
    const first = project(1, [
      [1, 'Plan Created'],
      [4, 'Attempt In Progress'],
      [20, 'Attempt Aborted'],
    ]);
    const second = project(2, [[2, 'Plan Created']]);
    expect(assignments([first, second])).toEqual([
      ['1 Assigned', '20 Inactive'],
      ['2 Inspect - Conflict', '4 Inspect - Attempt', '20 Assigned'],
    ]);
  });

  it('never demotes an assigned project', () => {
    const first = project(1, [[1, 'Plan Created']]);
    const second = project(2, [
      [2, 'Plan Created'],
      [6, 'Genotype Confirmed'],
    ]);
    expect(assignments([first, second])[0]).toEqual(['1 Assigned']);
  });

  it('keeps projects separate that are on other genes or want something else', () => {
    const first = project(1, [[1, 'Plan Created']]);
    const elsewhere = { ...project(2, [[2, 'Plan Created']]), geneId: 8 };
    const pointMutation = { ...project(3, [[3, 'Plan Created']]), intendsDeletion: false };
    expect(assignments([first, elsewhere, pointMutation])).toEqual([
      ['1 Assigned'],
      ['2 Assigned'],
      ['3 Assigned'],
    ]);
  });
});

import { funnelOf, type StandingProjects } from './status-funnel.ts';

const CREATED = { statusName: 'Plan Created', ordering: 100, isAbortion: false };
const CONFIRMED = { statusName: 'Genotype Confirmed', ordering: 300, isAbortion: false };
const ABANDONED = { statusName: 'Plan Abandoned', ordering: 50, isAbortion: true };
const standing = (
  groupName: string | null,
  status: Omit<StandingProjects, 'groupName' | 'projects'>,
  projects: number,
) => ({ groupName, projects, ...status });

test('statuses are in the order of the work, aborted ones last; groups by name; missing counts are 0', () => {
  expect(
    funnelOf([
      standing('UCD', CONFIRMED, 2),
      standing('JAX', ABANDONED, 3),
      standing('JAX', CREATED, 4),
      standing(null, CONFIRMED, 2),
      standing(null, ABANDONED, 3),
      standing(null, CREATED, 4),
    ]),
  ).toEqual({
    statuses: [
      { name: 'Plan Created', isAbortion: false },
      { name: 'Genotype Confirmed', isAbortion: false },
      { name: 'Plan Abandoned', isAbortion: true },
    ],
    all: { total: 9, projects: [4, 2, 3] },
    groups: [
      { name: 'JAX', total: 7, projects: [4, 0, 3] },
      { name: 'UCD', total: 2, projects: [0, 2, 0] },
    ],
  });
});

test('without projects there is nothing', () => {
  expect(funnelOf([])).toEqual({ statuses: [], all: { total: 0, projects: [] }, groups: [] });
});

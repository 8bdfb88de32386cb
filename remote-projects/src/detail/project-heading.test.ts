import { aPlan, aWholeProject, TPN } from './testing/a-whole-project.ts';
import { projectHeading } from './project-heading.ts';

const CONFIRMED = { statusName: 'Genotype Confirmed', date: '2031-03-02T11:00:00' };

test.each([
  ['since when the project says', '2032-01-02T03:00:00', [aPlan({ summaryStatusDates: [CONFIRMED] })]],
  ['also where no plan may be read', '2032-01-02T03:00:00', []],
])('a project stands there %s', (_case, summaryStatusDate, plans) => {
  const project = aWholeProject({ summaryStatusName: CONFIRMED.statusName, summaryStatusDate });
  expect(projectHeading(TPN, project, plans).standing?.since).toBe(summaryStatusDate);
});

test('of the existing tracker, whose projects do not say it, since a plan came there', () => {
  const project = aWholeProject({ summaryStatusName: CONFIRMED.statusName, summaryStatusDate: undefined });
  const plans = [aPlan({ summaryStatusDates: [CONFIRMED] })];
  expect(projectHeading(TPN, project, plans).standing?.since).toBe(CONFIRMED.date);
});

test('a project without a plan stands where its assignment does', () => {
  const { standing } = projectHeading(TPN, aWholeProject({ summaryStatusName: null }), []);
  expect(standing).toMatchObject({ status: 'Assigned', since: '2031-02-26T00:00:00' });
});

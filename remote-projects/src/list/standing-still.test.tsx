import { screen, waitFor, within } from '@testing-library/react';
import type { StandingStill } from 'shared/contract';
import { aProject, HttpResponse, numberedProjects, startTestServer, watchSavedFiles } from 'shared/testing';
import { openList } from './testing/list-screen.tsx';
import { pageOf, serveExports, serveProjects } from './testing/list-server.ts';
import { dialog, FIRST, openStop, SECOND, serveJobs } from './testing/stopping.tsx';

startTestServer();
afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

const STILL: StandingStill = {
  pin: 'PIN:0000000123',
  typeName: 'production',
  statusName: 'Embryos Obtained',
  since: '2025-01-04T09:30:00',
  usualDays: 90,
  others: 2,
};
const FILTERED = '/projects?stalled=usual';
const WITH_STILL = pageOf([aProject({ standingStill: STILL }), ...numberedProjects(1, 7)]);

const projects = numberedProjects(2).map((project) => ({ ...project, standingStill: STILL }));
const ONLY = /^Only the plan of each project that stands still/;

const header = () => screen.queryByRole('columnheader', { name: 'Stands Still' });
const rowOf = async (tpn: string) => within(await screen.findByRole('row', { name: new RegExp(tpn) }));

test('a list of what stands still has which plan, where, since when and how long is usual, and how many more', async () => {
  serveProjects(WITH_STILL);
  openList({ route: FILTERED });
  const row = await rowOf('TPN:000000042');
  expect(header()).toBeInTheDocument();
  const link = row.getByRole('link', { name: 'PIN:0000000123' });
  expect(link).toHaveAttribute('href', '/projects/TPN:000000042/production-plan/PIN:0000000123');
  expect(link.closest('td')).toHaveTextContent(
    /^PIN:0000000123 at Embryos Obtained since 2025-01-04, usual 90 days, \+2 more$/,
  );
});

test('of a project of several work units it has which of them has the plan', async () => {
  const ofTwo = { standingStill: { ...STILL, workUnitName: 'UCD' }, relatedWorkUnitNames: ['JAX', 'UCD'] };
  serveProjects(pageOf([aProject(ofTwo)]));
  openList({ route: FILTERED });
  const link = await screen.findByRole('link', { name: 'PIN:0000000123' });
  expect(link.closest('td')).toHaveTextContent(
    /^PIN:0000000123 of UCD at Embryos Obtained since 2025-01-04,/,
  );
});

test('of a project whose plans the reader may not read it has nothing', async () => {
  serveProjects(WITH_STILL);
  openList({ route: FILTERED });
  const row = await rowOf('TPN:000000007');
  expect(row.queryByText(/usual/)).not.toBeInTheDocument();
});

test('a phenotyping plan is led to, too', async () => {
  serveProjects(pageOf([aProject({ standingStill: { ...STILL, typeName: 'phenotyping' } })]));
  openList({ route: FILTERED });
  expect(await screen.findByRole('link', { name: 'PIN:0000000123' })).toHaveAttribute(
    'href',
    '/projects/TPN:000000042/phenotyping-plan/PIN:0000000123',
  );
});

describe('stopping from a list of what stands still', () => {
  const action = { name: 'stopPlans', reason: 'Animals lost', withColonies: false };
  const given = async ({ user }: Awaited<ReturnType<typeof openStop>>) => {
    await user.selectOptions(dialog().getByLabelText('Reason'), 'Animals lost');
    await user.click(dialog().getByRole('button', { name: 'Preview' }));
    await dialog().findByText(/would be stopped/);
  };

  test('takes the plans that the rows name', async () => {
    const jobs = serveJobs();
    const shell = await openStop(FILTERED, projects);
    expect(dialog().getByRole('checkbox', { name: ONLY })).toBeChecked();
    await given(shell);
    const targets = [FIRST, SECOND];
    expect(jobs.given).toEqual([{ action: { ...action, standingOnly: true }, targets, isPreview: true }]);
  });

  test('takes all plans where that is chosen, with a preview of its own', async () => {
    const jobs = serveJobs();
    const shell = await openStop(FILTERED, projects);
    await given(shell);
    await shell.user.click(dialog().getByRole('checkbox', { name: ONLY }));
    expect(dialog().queryByRole('button', { name: /^Stop \d/ })).not.toBeInTheDocument();
    await shell.user.click(dialog().getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(jobs.given).toHaveLength(2));
    expect(jobs.given[1]).toMatchObject({ action, isPreview: true });
    expect(jobs.given[1]?.action).not.toHaveProperty('standingOnly');
  });

  test('is not offered in another list', async () => {
    serveJobs();
    await openStop();
    expect(dialog().queryByRole('checkbox', { name: ONLY })).not.toBeInTheDocument();
  });
});

describe('handing over from a list of what stands still', () => {
  const HAND_OVER = { name: 'handOverPlans', workUnitName: 'BCM', workGroupName: 'BaSH' };
  const given = async ({ user }: Awaited<ReturnType<typeof openStop>>) => {
    await user.selectOptions(dialog().getByLabelText('To the work unit'), 'BCM');
    await user.selectOptions(dialog().getByLabelText('Work group'), 'BaSH');
    await user.click(dialog().getByRole('button', { name: 'Preview' }));
    await dialog().findByText(/would be handed over/);
  };

  test('takes the plans that the rows name', async () => {
    const jobs = serveJobs();
    const shell = await openStop(FILTERED, projects, 'Hand over…');
    expect(dialog().getByRole('checkbox', { name: ONLY })).toBeChecked();
    await given(shell);
    expect(jobs.given).toMatchObject([{ action: { ...HAND_OVER, standingOnly: true }, isPreview: true }]);
  });

  test('takes all plans where that is chosen', async () => {
    const jobs = serveJobs();
    const shell = await openStop(FILTERED, projects, 'Hand over…');
    await shell.user.click(dialog().getByRole('checkbox', { name: ONLY }));
    await given(shell);
    expect(jobs.given.map(({ action }) => action)).toEqual([HAND_OVER]);
  });

  test('is not offered in another list', async () => {
    serveJobs();
    await openStop(undefined, numberedProjects(2), 'Hand over…');
    expect(dialog().queryByRole('checkbox', { name: ONLY })).not.toBeInTheDocument();
  });
});

test('a change is one of projects, also of those in which a plan stands still', async () => {
  serveJobs();
  await openStop(FILTERED, projects, 'Change…');
  expect(dialog().queryByRole('checkbox', { name: ONLY })).not.toBeInTheDocument();
});

test('without the filter there is no such column', async () => {
  serveProjects(WITH_STILL);
  openList({ route: '/projects?privacyName=public' });
  await rowOf('TPN:000000042');
  expect(header()).not.toBeInTheDocument();
});

test('nor with a server that does not have it, whose files have no such column', async () => {
  serveProjects(pageOf([aProject()]));
  watchSavedFiles();
  const exports = serveExports(() => new HttpResponse('', { headers: { 'Content-Type': 'text/csv' } }));
  const { user } = openList({ route: FILTERED });
  await rowOf('TPN:000000042');
  expect(header()).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(exports.map((query) => query.get('shown'))).toEqual([null]));
});

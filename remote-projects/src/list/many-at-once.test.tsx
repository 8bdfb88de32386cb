import { screen } from '@testing-library/react';
import { http, HttpResponse, numberedProjects, refusal, startTestServer, testServer } from 'shared/testing';
import { openList } from './testing/list-screen.tsx';
import { pageOf, serveProjects } from './testing/list-server.ts';
import { box, dialog, FIRST, openStop, SECOND, serveJobs } from './testing/stopping.tsx';

startTestServer();

test('projects are selected, previewed, stopped, and brought back', async () => {
  const { given, undone } = serveJobs();
  const { user, requests } = await openStop();
  await user.selectOptions(dialog().getByLabelText('Reason'), 'Animals lost');
  await user.click(dialog().getByRole('button', { name: 'Preview' }));

  expect(await dialog().findByText('1 would be stopped, 0 stay as they are, 1 refused.')).toBeVisible();
  const [, refused, changed] = dialog().getAllByRole('row');
  expect(refused).toHaveTextContent(/Not yours\./);
  expect(changed).toHaveTextContent(`PIN:0000000001of ${FIRST}Cib2`);
  expect(changed).toHaveTextContent('Plan Created → Plan Abandoned');
  expect(changed).toHaveTextContent('TPN:000000099: Inspect - Conflict → Assigned');

  await user.click(dialog().getByRole('button', { name: 'Stop 1 plan' }));
  expect(await dialog().findByText('1 stopped, 0 stay as they are, 1 refused.')).toBeVisible();
  const action = { name: 'stopPlans', reason: 'Animals lost', withColonies: false };
  expect(given).toEqual([
    { action, targets: [FIRST, SECOND], isPreview: true },
    { action, targets: [FIRST, SECOND], isPreview: false },
  ]);

  await user.click(dialog().getByRole('button', { name: 'Undo' }));
  expect(await dialog().findByText('1 brought back, 0 stay as they are, 1 refused.')).toBeVisible();
  expect(undone).toEqual(['8']);
  const before = requests.length;
  await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(requests.length).toBeGreaterThan(before);
  expect(screen.getByText('Nothing selected')).toBeVisible();
});

test('a preview and the way back leave the selection', async () => {
  serveJobs();
  const { user } = await openStop();
  await user.selectOptions(dialog().getByLabelText('Reason'), 'Animals lost');
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await dialog().findByText(/would be stopped/);
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('2 projects selected')).toBeVisible();
});

test('what is missing is said, and a changed form forgets its preview', async () => {
  serveJobs();
  const { user } = await openStop();
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  expect(dialog().getByText('Choose a reason, or write one.')).toBeVisible();
  await user.type(dialog().getByLabelText('In words'), 'flood');
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await dialog().findByText(/would be stopped/);
  await user.type(dialog().getByLabelText('In words'), 's');
  expect(dialog().queryByRole('button', { name: /^Stop \d/ })).not.toBeInTheDocument();
});

test('a refusal keeps what was chosen', async () => {
  serveJobs();
  testServer.use(http.post('*/api/v2/bulkJobs', () => refusal(500, 'The database is resting.')));
  const { user } = await openStop();
  await user.selectOptions(dialog().getByLabelText('Reason'), 'Animals lost');
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  expect(await dialog().findByText('The database is resting.')).toBeVisible();
  expect(dialog().getByLabelText('Reason')).toHaveValue('Animals lost');
});

test('all of the page, all that match, and nothing', async () => {
  serveProjects(pageOf(numberedProjects(2), { totalElements: 40 }));
  testServer.use(
    http.get('*/api/v2/projectIdentifiers', () => HttpResponse.json([FIRST, SECOND, 'TPN:000000050'])),
  );
  const { user } = openList();
  await user.click(await screen.findByRole('checkbox', { name: 'All 2 of this page' }));
  expect(await box(FIRST)).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'All 40 that match' }));
  expect(await screen.findByText('3 projects selected, 1 of them not on this page')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All 40 that match' })).not.toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: 'Select nothing' }));
  expect(screen.getByText('Nothing selected')).toBeVisible();
  expect(await box(FIRST)).not.toBeChecked();
});

test('one project on the page is named as the only one', async () => {
  serveProjects(pageOf(numberedProjects(1)));
  openList();
  expect(await screen.findByRole('checkbox', { name: 'The only one of this page' })).toBeVisible();
});

import { screen, waitFor } from '@testing-library/react';
import { aProject, HttpResponse, refusal, startTestServer, watchSavedFiles } from 'shared/testing';
import { openList } from './testing/list-screen.tsx';
import { pageOf, serveExports, serveProjects } from './testing/list-server.ts';

startTestServer();
afterEach(() => jest.restoreAllMocks());

const CSV = '"Project Id","Marker Symbol(s)"\n"TPN:000000042","Gpr173"';
const csvAnswer = () => new HttpResponse(CSV, { headers: { 'Content-Type': 'text/csv' } });
const downloadButton = () => screen.getByRole('button', { name: 'Download as CSV' });

async function open(route = '/projects') {
  serveProjects(pageOf([aProject()], { totalElements: 4321 }));
  const shell = openList({ route });
  await screen.findByRole('link', { name: 'TPN:000000042' });
  return shell;
}

// Spec part 1 §7, §8 and §9; PP-49.
describe('Download as CSV', () => {
  it('saves the whole list with the present filters and order as projectResults.csv', async () => {
    const saved = watchSavedFiles();
    const questions = serveExports(csvAnswer);
    const { user } = await open(
      '/projects?intention=Insertion%2C%20Intragenic%20deletion&sort=privacyName,ASC',
    );
    await user.click(downloadButton());
    await waitFor(() => expect([...saved.keys()]).toEqual(['projectResults.csv']));
    expect(await saved.get('projectResults.csv')?.text()).toBe(CSV);
    expect(questions.map((query) => [...query])).toEqual([
      [
        ['intention', 'Insertion, Intragenic deletion'],
        ['sort', 'privacyName,ASC'],
        ['columns', 'list'],
      ],
    ]);
  });

  it('shows a spinner while it waits, and starts only one', async () => {
    let response: (() => void) | undefined;
    const saved = watchSavedFiles();
    const questions = serveExports(async () => {
      await new Promise<void>((resolve) => (response = resolve));
      return csvAnswer();
    });
    const { user } = await open();
    await user.click(downloadButton());
    await waitFor(() => expect(response).toBeDefined());
    expect(downloadButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Downloading')).toBeInTheDocument();
    await user.click(downloadButton());
    response?.();
    await waitFor(() => expect(downloadButton()).not.toHaveAttribute('aria-busy'));
    expect(saved.size).toBe(1);
    expect(questions).toHaveLength(1);
  });

  it('stops the spinner at a failure and shows it in a red box; a later success clears it', async () => {
    let isBroken = true;
    watchSavedFiles();
    serveExports(() => (isBroken ? refusal(500, 'The export failed.') : csvAnswer()));
    const { user } = await open();
    await user.click(downloadButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The export failed.');
    expect(downloadButton()).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('link', { name: 'TPN:000000042' })).toBeInTheDocument();
    isBroken = false;
    await user.click(downloadButton());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});

import { screen, waitFor } from '@testing-library/react';
import { anAdministrator, numberedProjects, startTestServer } from 'shared/testing';
import { openList } from './testing/list-screen.tsx';
import { pageOf, serveProjects } from './testing/list-server.ts';

startTestServer();

const OWN = '/projects?workUnitName=BCM&workUnitName=JAX';
const serveOne = () => serveProjects(pageOf(numberedProjects(1)));
const firstRow = () => screen.findByRole('link', { name: 'TPN:000000001' });
const workUnits = (query?: URLSearchParams) => query?.getAll('workUnitName');

// Spec part 1 §3 and §6, ui-screens 6: what makes the list the one of managed projects.
describe('the list begins', () => {
  it('with all work units of the person’s roles by the menu, in one request', async () => {
    const questions = serveOne();
    const { address } = openList({ route: '/projects' });
    await firstRow();
    expect(questions.map(workUnits)).toEqual([['BCM', 'JAX']]);
    expect(address()).toBe(OWN);
  });

  // Spec part 1 §3: filters live in the address and are restored on load.
  it.each(['/projects?workUnitName=TCP', '/projects?gene=Cib2', '/projects?summaryStatusName=Inactive'])(
    'as the address %s says, which stays as it is, in one request',
    async (route) => {
      const questions = serveOne();
      const { address } = openList({ route });
      await firstRow();
      expect(questions.map(workUnits)).toEqual([route.includes('TCP') ? ['TCP'] : []]);
      expect(address()).toBe(route);
    },
  );

  it('for an administrator with what the address says', async () => {
    const questions = serveOne();
    const { address } = openList({ session: anAdministrator(), route: '/projects?workUnitName=TCP' });
    await firstRow();
    expect(questions.map(workUnits)).toEqual([['TCP']]);
    expect(address()).toBe('/projects?workUnitName=TCP');
  });

  it('for an administrator without any work unit chosen', async () => {
    const questions = serveOne();
    const { address } = openList({ session: anAdministrator() });
    await firstRow();
    expect(questions.map(String)).toEqual(['sort=tpn%2CASC&page=0&size=20']);
    expect(address()).toBe('/projects');
  });

  it('without a new entry of the history: going back leaves the list', async () => {
    serveOne();
    const { address, goTo, goBack } = openList({ route: '/reports' });
    await goTo('/projects');
    await firstRow();
    expect(address()).toBe(OWN);
    await goBack();
    expect(address()).toBe('/reports');
  });
});

describe('a person’s own choice of work units', () => {
  async function clearedList() {
    const questions = serveOne();
    const shell = openList({ route: '/projects' });
    await shell.user.click(await screen.findByRole('button', { name: /^Show Filters/ }));
    await shell.user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(questions.at(-1)?.has('workUnitName')).toBe(false));
    return { questions, ...shell };
  }

  it('stands: Clear all lists every project that the person may read', async () => {
    const { questions, address } = await clearedList();
    expect(address()).toBe('/projects');
    expect(questions.map(workUnits)).toEqual([['BCM', 'JAX'], []]);
  });

  it('survives going to a project and back', async () => {
    const { questions, address, goTo, goBack } = await clearedList();
    await goTo('/projects/TPN:000000001');
    await screen.findByRole('heading', { name: 'Another screen' });
    await goBack();
    await firstRow();
    expect(address()).toBe('/projects');
    expect(workUnits(questions.at(-1))).toEqual([]);
  });

  it('survives loading the page again, which keeps the state of the history entry', async () => {
    const questions = serveOne();
    openList({
      route: '/projects?workUnitName=JAX',
      historyState: { begunBy: 'jo@lab.example' },
    });
    await firstRow();
    expect(questions.map(workUnits)).toEqual([['JAX']]);
  });

  it('ends with the next visit by the menu', async () => {
    const { address, goTo } = await clearedList();
    await goTo('/projects');
    await waitFor(() => expect(address()).toBe(OWN));
  });

  it('is not handed on to another person at the same browser', async () => {
    const questions = serveOne();
    openList({ route: '/projects', historyState: { begunBy: 'somebody.else@lab.example' } });
    await firstRow();
    expect(questions.map(workUnits)).toEqual([['BCM', 'JAX']]);
  });
});

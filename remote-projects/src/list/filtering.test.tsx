import { screen, waitFor, within } from '@testing-library/react';
import { numberedProjects, startTestServer, type FakeShellOptions } from 'shared/testing';
import { openList } from './testing/list-screen.tsx';
import { pageOf, serveProjects } from './testing/list-server.ts';

startTestServer();

const serveMany = () => serveProjects(pageOf(numberedProjects(1), { totalElements: 4321 }));
const BEGUN = { begunBy: 'jo@lab.example' };

async function openFilters(options: FakeShellOptions = {}) {
  const shell = openList(options);
  await shell.user.click(await screen.findByRole('button', { name: /^Show Filters/ }));
  return shell;
}
const panel = () => within(screen.getByRole('complementary', { name: 'Filter' }));
const section = (title: string) => panel().getByRole('button', { name: new RegExp(`^${title}`) });

describe('the filter panel of the list', () => {
  // Spec part 1 §2: toggled by Show Filters / Hide Filters; §3 the filters.
  it('opens and closes, and has the filters in order, all collapsed', async () => {
    serveMany();
    const { user } = await openFilters();
    const titles = panel().getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent?.replace(/\d+ chosen$/, ''))).toEqual([
      'Marker Symbol/MGI',
      'TPN',
      'Colony Name',
      'Phenotyping External Reference',
      'Intention',
      'Work Unit',
      'Work Group',
      'Consortium',
      'Privacy',
      'Summary Status',
      'Attempt Type',
      'Status Older Than',
      'Standing Still',
      'Missing',
      'Stopped Because',
      'Changed From',
      'Changed To',
      'Changed By',
    ]);
    expect(panel().queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Hide Filters/ }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('shows the preselected work units as chosen, and offers no others', async () => {
    serveMany();
    const { user } = await openFilters();
    await user.click(section('Work Unit'));
    const boxes = panel().getAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('li')?.textContent)).toEqual(['BCM', 'JAX']);
    for (const box of boxes) expect(box).toBeChecked();
    expect(screen.getByRole('button', { name: 'Hide Filters 1 set' })).toBeInTheDocument();
  });

  it('narrows the list at once, from its first page, in place of the history entry', async () => {
    const questions = serveMany();
    const { user, address, goTo, goBack } = openList({ route: '/reports' });
    await goTo('/projects');
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(address()).toContain('page=1'));
    await user.click(screen.getByRole('button', { name: /^Show Filters/ }));
    await user.click(section('Privacy'));
    await user.click(panel().getByRole('checkbox', { name: 'protected' }));
    await waitFor(() => expect(questions.at(-1)?.getAll('privacyName')).toEqual(['protected']));
    expect(questions.at(-1)?.get('page')).toBe('0');
    expect(questions.at(-1)?.getAll('workUnitName')).toEqual(['BCM', 'JAX']);
    expect(address()).toBe('/projects?workUnitName=BCM&workUnitName=JAX&privacyName=protected');
    await goBack();
    expect(address()).toBe('/reports');
  });

  it.each([
    ['Marker Symbol/MGI', 'gene', 'Gpr173, MGI:1888496', '/projects?gene=Gpr173%2C%20MGI:1888496'],
    ['TPN', 'tpn', '%042', '/projects?tpn=%25042'],
    ['Colony Name', 'colonyName', 'JR & Co #1', '/projects?colonyName=JR%20%26%20Co%20%231'],
    [
      'Phenotyping External Reference',
      'phenotypingExternalRef',
      'P+1',
      '/projects?phenotypingExternalRef=P%2B1',
    ],
  ])('waits until typing into %s pauses, so that a word is one request (PP-50)', async (...filter) => {
    const [title, name, typed, expected] = filter;
    const questions = serveMany();
    const { user, address } = await openFilters({ historyState: BEGUN });
    await user.click(section(title));
    const before = questions.length;
    await user.type(panel().getByRole('textbox', { name: title }), typed);
    await waitFor(() => expect(questions.at(-1)?.get(name)).toBe(typed));
    expect(questions).toHaveLength(before + 1);
    expect(address()).toBe(expected);
  });

  it.each([
    ['Intention', 'intention', 'Insertion, Intragenic deletion'],
    ['Work Group', 'workGroupName', 'DTCC'],
    ['Consortium', 'consortiumName', 'CMG'],
    ['Privacy', 'privacyName', 'restricted'],
    ['Summary Status', 'summaryStatusName', 'Genotype Confirmed'],
  ])('asks for %s by the parameter %s', async (title, name, value) => {
    const questions = serveMany();
    const { user } = await openFilters({ historyState: BEGUN });
    await user.click(section(title));
    await user.click(panel().getByRole('checkbox', { name: value }));
    await waitFor(() => expect(questions.at(-1)?.getAll(name)).toEqual([value]));
  });

  it('is restored from the address', async () => {
    const questions = serveMany();
    const { user } = await openFilters({ route: '/projects?gene=Atrx&intention=Deletion' });
    expect(questions[0]?.get('gene')).toBe('Atrx');
    expect(questions[0]?.getAll('intention')).toEqual(['Deletion']);
    await user.click(section('Marker Symbol/MGI'));
    expect(panel().getByRole('textbox', { name: 'Marker Symbol/MGI' })).toHaveValue('Atrx');
    await user.click(section('Intention'));
    expect(panel().getByRole('checkbox', { name: 'Deletion' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Hide Filters 2 set' })).toBeInTheDocument();
  });

  it('clears everything in one request (PP-50)', async () => {
    const questions = serveMany();
    const { user, address } = await openFilters({ route: '/projects?gene=Atrx&privacyName=public' });
    await waitFor(() => expect(questions).toHaveLength(1));
    await user.click(panel().getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(questions).toHaveLength(2));
    expect(address()).toBe('/projects');
    expect(String(questions[1])).toBe('sort=tpn%2CASC&page=0&size=20');
  });

  it('forgets what was being typed when the page is left (PP-57)', async () => {
    serveMany();
    const { user, address, goTo } = await openFilters();
    await user.click(section('TPN'));
    await user.type(panel().getByRole('textbox', { name: 'TPN' }), 'TPN:42');
    await goTo('/search');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(address()).toBe('/search');
  });
});

// Spec part 1 §2: on phones the panel overlays the table; otherwise it sits beside it.
describe('on a handset', () => {
  const matchMedia = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('the filters lie over the list and narrow it from there', async () => {
    const questions = serveMany();
    const { user } = await openFilters();
    const dialog = within(screen.getByRole('dialog', { name: 'Filter' }));
    await user.click(dialog.getByRole('button', { name: 'Privacy' }));
    await user.click(dialog.getByRole('checkbox', { name: 'public' }));
    await waitFor(() => expect(questions.at(-1)?.getAll('privacyName')).toEqual(['public']));
    await user.click(dialog.getByRole('button', { name: 'Show results (2 set)' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

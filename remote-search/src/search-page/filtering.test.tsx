import { screen, waitFor, within } from '@testing-library/react';
import { aPerson, renderInShell, startTestServer, type FakeShellOptions } from 'shared/testing';
import remote from '../remote.tsx';
import { answerOf, manyProjects } from '../testing/results.ts';
import { serveSearches } from '../testing/search-server.ts';

startTestServer();

const serveProjects = () => serveSearches(answerOf(manyProjects(1), { totalElements: 4321 }));

/** Opens the search and its filter panel. */
async function openFilters(options: FakeShellOptions = {}) {
  const shell = renderInShell(remote.routes, { route: '/search', ...options });
  await shell.user.click(await screen.findByRole('button', { name: /^Show Filters/ }));
  return shell;
}
const panel = () => within(screen.getByRole('complementary', { name: 'Filter' }));
const section = (title: string) => panel().getByRole('button', { name: new RegExp(`^${title}`) });
const choices = () =>
  panel()
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const sectionTitles = () =>
  panel()
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the filter panel', () => {
  it('opens and closes with Show Filters and Hide Filters', async () => {
    serveProjects();
    const { user } = await openFilters();
    expect(panel().getByRole('heading', { name: 'Filter' })).toBeInTheDocument();
    expect(panel().getByRole('button', { name: 'Clear all' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Hide Filters' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  // ui-screens 3.2
  it('has the filters of the search in order, all collapsed, with the options of the configuration', async () => {
    serveProjects();
    const { user } = await openFilters();
    expect(sectionTitles()).toEqual([
      'TPN',
      'Allele Intention',
      'Work Unit',
      'Work Group',
      'Consortium',
      'Privacy',
      'Summary Status',
    ]);
    expect(panel().queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(section('Allele Intention'));
    expect(choices()).toEqual(['Deletion', 'Insertion, Intragenic deletion', 'legacy']);
  });

  it('narrows the search at once, from its first page, in place of the history entry', async () => {
    const searches = serveProjects();
    const { user, address, goBack, goTo } = renderInShell(remote.routes, { route: '/reports' });
    await goTo('/search?page=2');
    await user.click(await screen.findByRole('button', { name: 'Show Filters' }));
    await user.click(section('Work Unit'));
    await user.click(panel().getByRole('checkbox', { name: 'JAX' }));
    await waitFor(() => expect(searches.at(-1)?.query.getAll('workUnitName')).toEqual(['JAX']));
    await user.click(panel().getByRole('checkbox', { name: 'BCM' }));
    await waitFor(() => expect(searches.at(-1)?.query.getAll('workUnitName')).toEqual(['JAX', 'BCM']));
    expect(searches.at(-1)?.query.get('page')).toBe('0');
    expect(address()).toBe('/search?workUnitName=JAX&workUnitName=BCM');
    await goBack();
    expect(address()).toBe('/reports');
  });

  it('keeps the terms of the search', async () => {
    const searches = serveProjects();
    const { user, address } = await openFilters({ route: '/search?input=Atrx' });
    await user.click(section('Consortium'));
    await user.click(panel().getByRole('checkbox', { name: 'IMPC' }));
    await waitFor(() => expect(searches.at(-1)?.query.getAll('consortiumName')).toEqual(['IMPC']));
    expect(searches.at(-1)?.query.getAll('input')).toEqual(['Atrx']);
    expect(address()).toBe('/search?input=Atrx&consortiumName=IMPC');
  });

  it('finds values with commas (PP-48)', async () => {
    const searches = serveProjects();
    const { user, address } = await openFilters();
    await user.click(section('Allele Intention'));
    await user.click(panel().getByRole('checkbox', { name: 'Insertion, Intragenic deletion' }));
    await waitFor(() =>
      expect(searches.at(-1)?.query.getAll('intentionTypeName')).toEqual(['Insertion, Intragenic deletion']),
    );
    expect(address()).toBe('/search?intentionTypeName=Insertion%2C%20Intragenic%20deletion');
  });

  it('reads its values back from the address, and shows what is set', async () => {
    const searches = serveProjects();
    const { user } = await openFilters({
      route: '/search?intentionTypeName=Insertion%2C%20Intragenic%20deletion&tpn=%25042',
    });
    expect(searches[0]?.query.getAll('intentionTypeName')).toEqual(['Insertion, Intragenic deletion']);
    expect(searches[0]?.query.get('tpn')).toBe('%042');
    expect(screen.getByRole('button', { name: 'Hide Filters 2 set' })).toBeInTheDocument();
    await user.click(section('Allele Intention'));
    expect(panel().getByRole('checkbox', { name: 'Insertion, Intragenic deletion' })).toBeChecked();
    expect(panel().getByRole('checkbox', { name: 'Deletion' })).not.toBeChecked();
    await user.click(section('TPN'));
    expect(panel().getByRole('textbox', { name: 'TPN' })).toHaveValue('%042');
  });

  it('waits until typing pauses, so that a word is one request (PP-50)', async () => {
    const searches = serveProjects();
    const { user, address } = await openFilters();
    await user.click(section('TPN'));
    const before = searches.length;
    await user.type(panel().getByRole('textbox', { name: 'TPN' }), 'TPN:42');
    await waitFor(() => expect(searches.at(-1)?.query.get('tpn')).toBe('TPN:42'));
    expect(searches).toHaveLength(before + 1);
    expect(address()).toBe('/search?tpn=TPN:42');
  });

  it('forgets what was being typed when the page is left (PP-57)', async () => {
    serveProjects();
    const { user, address, goTo } = await openFilters();
    await user.click(section('TPN'));
    await user.type(panel().getByRole('textbox', { name: 'TPN' }), 'TPN:42');
    await goTo('/reports');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(address()).toBe('/reports');
  });

  it('clears everything in one request', async () => {
    const searches = serveProjects();
    const { user, address } = await openFilters({
      route: '/search?tpn=%25042&workUnitName=JAX&privacyName=public',
    });
    await waitFor(() => expect(searches).toHaveLength(1));
    await user.click(panel().getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(searches).toHaveLength(2));
    expect(address()).toBe('/search');
    expect(String(searches[1]?.query)).toBe('searchTypeName=gene&sort=tpn%2CASC&page=0&size=20');
  });
});

// Spec part 1 §6: a search by anonymous visitors finds public projects only; the server sees to it.
describe('the Privacy filter', () => {
  it('offers a visitor public alone, with the way to more', async () => {
    serveProjects();
    const { user } = await openFilters({ route: '/search?input=Atrx' });
    await user.click(section('Privacy'));
    expect(choices()).toEqual(['public']);
    expect(panel().getByRole('link', { name: 'Sign in to see protected projects' })).toHaveAttribute(
      'href',
      '/login?returnUrl=%2Fsearch%3Finput%3DAtrx',
    );
  });

  it('offers everything to who is signed in', async () => {
    serveProjects();
    const { user } = await openFilters({ session: aPerson() });
    await user.click(section('Privacy'));
    expect(choices()).toEqual(['public', 'protected', 'restricted']);
    expect(panel().queryByRole('link')).not.toBeInTheDocument();
  });
});

// Spec part 1 §2 and ui-screens 1.9: an overlay on handsets, beside the content otherwise (PP-60).
describe('on a handset', () => {
  const matchMedia = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('the filters lie over the page and narrow the search from there', async () => {
    const searches = serveProjects();
    const { user } = await openFilters();
    const dialog = within(screen.getByRole('dialog', { name: 'Filter' }));
    await user.click(dialog.getByRole('button', { name: 'Work Unit' }));
    await user.click(dialog.getByRole('checkbox', { name: 'JAX' }));
    await waitFor(() => expect(searches.at(-1)?.query.getAll('workUnitName')).toEqual(['JAX']));
    await user.click(dialog.getByRole('button', { name: 'Show results (1 set)' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show Filters 1 set' })).toBeInTheDocument();
  });
});

import type { SiteConfiguration } from 'shared/api';
import type { Person } from 'shared/contract';
import type { RegistryEntry } from 'shared/remote';
import { aPerson, anAdministrator } from 'shared/testing';
import { areaNamed, SITE_AREAS } from '../testing/site-areas.ts';
import { accountLinks, isCurrent, isGroup, siteMenu } from './site-menu.ts';

const configuration: SiteConfiguration = {
  apiBase: '',
  links: { apiDocumentation: '/docs', userManual: '/manual.pdf' },
  showGeneListMenu: false,
  sessionMode: 'cookie',
  outcomeSaveDelays: [0, 0, 0],
};
const menuFor = (person: Person | null, changes: Partial<SiteConfiguration> = {}) =>
  siteMenu(SITE_AREAS, { person, configuration: { ...configuration, ...changes } });
const outline = (person: Person | null, changes?: Partial<SiteConfiguration>) =>
  menuFor(person, changes).map((entry) =>
    isGroup(entry) ? { [entry.label]: entry.links.map((link) => link.label) } : entry.label,
  );

// Spec part 1 §2 "Header", §6; ui-screens 1.2.
describe('the menu of the site', () => {
  const PROJECTS = ['Managed Projects', 'Create a project', 'Saved views'];
  const help = { Help: ['API documentation', 'Website documentation'] };

  test('for a visitor', () => {
    expect(outline(null)).toEqual(['Search', 'Reports', help]);
  });

  test('for a person with a role in a work unit', () => {
    const projects = { Projects: [...PROJECTS, 'Import a spreadsheet'] };
    expect(outline(aPerson())).toEqual(['My work', 'Search', projects, 'Reports', help]);
  });

  test('for a person without any role', () => {
    expect(outline(aPerson({ rolesWorkUnits: [] }))).toContainEqual({
      Projects: ['Create a project', 'Saved views'],
    });
  });

  test('for an administrator, who needs no role', () => {
    expect(outline(anAdministrator())).toContainEqual({ Projects: [...PROJECTS, 'Import a spreadsheet'] });
  });

  test('shows the gene lists where a setting enables them, and to people of a consortium', () => {
    const geneLists = { 'Gene List': ['Manage/View your Gene List', 'See public Gene Lists'] };
    expect(outline(null, { showGeneListMenu: true })).toContainEqual(geneLists);
    const rolesConsortia = [{ id: 1, consortiumName: 'IMPC', roleName: 'general' }];
    expect(outline(aPerson({ rolesConsortia }))).toContainEqual(geneLists);
    expect(outline(aPerson())).not.toContainEqual(geneLists);
  });

  test('offers only the help that the site has', () => {
    expect(outline(null, { links: { userManual: '/manual.pdf' } })).toContainEqual({
      Help: ['Website documentation'],
    });
    expect(outline(null, { links: {} })).toEqual(['Search', 'Reports']);
  });
});

describe('the account menu', () => {
  const linksFor = (person: Person | null, signInAt = '/login') =>
    accountLinks(SITE_AREAS, { person, configuration }, signInAt);
  const labels = (person: Person | null) => linksFor(person).map(({ label }) => label);

  test('offers a visitor to sign in, and to come back', () => {
    expect(linksFor(null, '/login?returnUrl=%2Freports')).toEqual([
      { label: 'Sign in', to: '/login?returnUrl=%2Freports' },
    ]);
  });

  test('leads to profile and logout, and to the administration only who may execute manager tasks', () => {
    expect(labels(aPerson())).toEqual(['Edit your profile', 'What you follow', 'Logout']);
    expect(labels(anAdministrator())).toEqual(['Edit your profile', 'What you follow', 'Admin', 'Logout']);
  });
});

describe('the entry of the place where the person is', () => {
  const menu = menuFor(aPerson());
  test.each([
    ['/', 'Search'],
    ['/search', 'Search'],
    ['/reports', 'Reports'],
    ['/projects', 'Projects'],
    ['/projects/TPN:000000042/history', 'Projects'],
    ['/plan/PIN:0000000001', 'Projects'],
    ['/outcomes/TPO:000000000001', 'Projects'],
  ])('%s is under %s', (pathname, expected) => {
    expect(menu.filter((entry) => isCurrent(entry, pathname)).map(({ label }) => label)).toEqual([expected]);
  });

  test.each(['/login', '/searching', '/planets'])('%s is under none', (pathname) => {
    expect(menu.filter((entry) => isCurrent(entry, pathname))).toEqual([]);
  });
});

// A version released before areas declared their links, in a shell that knows no area by name.
describe('an area that declares nothing', () => {
  const former = (name: string): RegistryEntry => {
    const { version, contract, entry, title, prefixes, reads = [] } = areaNamed(name);
    return { name, version, contract, entry, prefixes, reads, ...(title !== undefined && { title }) };
  };
  const labels = (areas: readonly RegistryEntry[]) =>
    siteMenu(areas, { person: null, configuration }).map(({ label }) => label);

  test('is linked by its name to its first screen, behind all that declare', () => {
    const areas = [former('remote-search'), areaNamed('remote-reports')];
    expect(labels(areas)).toEqual(['Reports', 'Search', 'Help']);
    expect(siteMenu(areas, { person: null, configuration })[1]).toEqual({ label: 'Search', to: '/' });
  });

  test('has no link when none of its screens has one address alone', () => {
    expect(labels([former('remote-plans')])).toEqual(['Help']);
  });
});

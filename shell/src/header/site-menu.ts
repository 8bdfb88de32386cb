import type { SiteConfiguration } from 'shared/api';
import type { Person } from 'shared/contract';
import { canExecuteManagerTasks, seesManagedProjects } from 'shared/session';

/** Somewhere to go: an address of the site, or of a document or another site (opens in a new tab). */
export type MenuLink =
  | { label: string; to: string; href?: undefined }
  | { label: string; href: string; to?: undefined };

export interface MenuGroup {
  label: string;
  links: MenuLink[];
  /** Further addresses that count as being in this group. */
  covers?: readonly string[];
}

export type MenuEntry = MenuLink | MenuGroup;

export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return 'links' in entry;
}

/** Addresses of plans and outcomes that do not start with their project (ui-screens 1.4). */
const PROJECT_PARTS = ['/plan', '/production-plan', '/phenotyping-plan', '/outcomes'];

/** The header's navigation for a person, `null` for a visitor (spec part 1 §2 "Header", ui-screens 1.2). */
export function siteMenu(person: Person | null, { links, showGeneListMenu }: SiteConfiguration): MenuEntry[] {
  const menu: MenuEntry[] = [
    ...(person === null ? [] : [{ label: 'My work', to: '/work' }]),
    { label: 'Search', to: '/search' },
    { label: 'Projects', links: projectLinks(person), covers: ['/projects', ...PROJECT_PARTS] },
    { label: 'Gene List', links: showGeneListMenu ? GENE_LIST_LINKS : [] },
    { label: 'Reports', to: '/reports' },
    { label: 'Help', links: helpLinks(links) },
  ];
  return menu.filter((entry) => !isGroup(entry) || entry.links.length > 0);
}

const GENE_LIST_LINKS: MenuLink[] = [
  { label: 'Manage/View your Gene List', to: '/your-gene-list' },
  { label: 'See public Gene Lists', to: '/public-gene-lists' },
];

function projectLinks(person: Person | null): MenuLink[] {
  if (person === null) return [];
  const create = { label: 'Create a project', to: '/projects/project-creation' };
  return seesManagedProjects(person) ? [{ label: 'Managed Projects', to: '/projects' }, create] : [create];
}

function helpLinks({ apiDocumentation, userManual }: SiteConfiguration['links']): MenuLink[] {
  return [
    ...(apiDocumentation ? [{ label: 'API documentation', href: apiDocumentation }] : []),
    ...(userManual ? [{ label: 'Website documentation', href: userManual }] : []),
  ];
}

/** The account menu; `signInAt` is the login page as seen from here (spec part 1 §2 "Header"). */
export function accountLinks(person: Person | null, signInAt: string): MenuLink[] {
  if (person === null) return [{ label: 'Sign in', to: signInAt }];
  return [
    { label: 'Edit your profile', to: '/edit_profile' },
    ...(canExecuteManagerTasks(person) ? [{ label: 'Admin', to: '/admin' }] : []),
    // The login page signs out anyone who opens it.
    { label: 'Logout', to: '/login' },
  ];
}

/** Whether an address lies at or below another. */
function isWithin(pathname: string, base: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** Whether a menu entry stands for the place where the person is. The home page is the search. */
export function isCurrent(entry: MenuEntry, pathname: string): boolean {
  const here = pathname === '/' ? '/search' : pathname;
  if (!isGroup(entry)) return entry.to !== undefined && isWithin(here, entry.to);
  return (
    entry.links.some((link) => isCurrent(link, here)) ||
    (entry.covers ?? []).some((base) => isWithin(here, base))
  );
}

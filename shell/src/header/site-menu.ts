import type { SiteConfiguration } from 'shared/api';
import type { AreaLink, RegistryEntry } from 'shared/remote';
import { linksIn, type Viewer } from '../areas/area-links.ts';
import { LOGIN_PATH } from '../authentication/paths.ts';

/** Somewhere to go: an address of the site, or of a document or another site (opens in a new tab). */
export type MenuLink =
  | { label: string; to: string; href?: undefined; covers?: readonly string[] }
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

/**
 * The header's navigation (spec part 1 §2 "Header", ui-screens 1.2): what the areas declare for the person, in the order of their
 * places, and the help.
 */
export function siteMenu(areas: readonly RegistryEntry[], viewer: Viewer): MenuEntry[] {
  const links = linksIn('menu', areas, viewer);
  const groups = new Set<string>();
  const entries = links.flatMap((link): MenuEntry[] => {
    const { group, covers } = link;
    if (group === undefined) return siteLink(link).map((entry) => ({ ...entry, ...(covers && { covers }) }));
    if (groups.has(group)) return [];
    groups.add(group);
    return [groupOf(group, links)];
  });
  const help = { label: 'Help', links: helpLinks(viewer.configuration.links) };
  return [...entries, help].filter((entry) => !isGroup(entry) || entry.links.length > 0);
}

function groupOf(label: string, all: readonly AreaLink[]): MenuGroup {
  const own = all.filter(({ group }) => group === label);
  return { label, links: own.flatMap(siteLink), covers: own.flatMap(({ covers = [] }) => covers) };
}

/** None for addresses without a link. */
function siteLink({ label, to }: AreaLink): { label: string; to: string }[] {
  return label === undefined || to === undefined ? [] : [{ label, to }];
}

function helpLinks({ apiDocumentation, userManual }: SiteConfiguration['links']): MenuLink[] {
  return [
    ...(apiDocumentation ? [{ label: 'API documentation', href: apiDocumentation }] : []),
    ...(userManual ? [{ label: 'Website documentation', href: userManual }] : []),
  ];
}

/** The account menu; `signInAt` is the login page as seen from here (spec part 1 §2 "Header"). */
export function accountLinks(areas: readonly RegistryEntry[], viewer: Viewer, signInAt: string): MenuLink[] {
  const links = linksIn('account', areas, viewer).flatMap(siteLink);
  if (viewer.person === null) return [...links, { label: 'Sign in', to: signInAt }];
  // The login page signs out anyone who opens it.
  return [...links, { label: 'Logout', to: LOGIN_PATH }];
}

/** Whether an address lies at or below another. */
function isWithin(pathname: string, base: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

/** Whether a menu entry stands for the place where the person is. */
export function isCurrent(entry: MenuEntry, pathname: string): boolean {
  return addressesOf(entry).some((address) => isWithin(pathname, address));
}

function addressesOf(entry: MenuEntry): string[] {
  if (isGroup(entry)) return [...entry.links.flatMap(({ to }) => to ?? []), ...(entry.covers ?? [])];
  return entry.to === undefined ? [] : [entry.to, ...(entry.covers ?? [])];
}

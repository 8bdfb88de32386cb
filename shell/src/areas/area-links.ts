import type { SiteConfiguration } from 'shared/api';
import type { Person } from 'shared/contract';
import type { AreaLink, RegistryEntry } from 'shared/remote';
import { hasWorkUnitRole, isAdmin } from 'shared/session';

/** Links of areas that declare none stand behind all others. */
const LAST = 1000;

/** Who people are, in the words of declarations; every other word is something that they may do. */
const STANDING = new Map<string, (person: Person | null) => boolean>([
  ['visitor', (person) => person === null],
  ['signedIn', (person) => person !== null],
  ['workUnitRole', hasWorkUnitRole],
  ['consortiumRole', (person) => person !== null && person.rolesConsortia.length > 0],
  ['administrator', isAdmin],
]);

/** Whom links are shown, and on which site. */
export interface Viewer {
  person: Person | null;
  configuration: SiteConfiguration;
}

/** The links of all areas for one of the shell's lists, as far as they are meant for the person, in their order. */
export function linksIn(list: AreaLink['in'], areas: readonly RegistryEntry[], viewer: Viewer): AreaLink[] {
  return areas
    .flatMap((area) => area.links ?? impliedLinks(area))
    .filter((link) => link.in === list && isShown(link, viewer))
    .sort((a, b) => (a.place ?? LAST) - (b.place ?? LAST));
}

function isShown({ for: people, setting, settingOr }: AreaLink, { person, configuration }: Viewer): boolean {
  const isAmong = (words: readonly string[] = []) => words.some((word) => isOne(person, word));
  const isSwitchedOn =
    setting === undefined ||
    new Map(Object.entries(configuration)).get(setting) === true ||
    isAmong(settingOr);
  return isSwitchedOn && (people === undefined || isAmong(people));
}

function isOne(person: Person | null, word: string): boolean {
  const isOfStanding = STANDING.get(word);
  if (isOfStanding !== undefined) return isOfStanding(person);
  return person?.actionPermissions.some(({ actionName, value }) => actionName === word && value) ?? false;
}

/** An area released before there were declarations is linked by its name to the first screen that has one address. */
function impliedLinks({ name, title, prefixes, reads }: RegistryEntry): AreaLink[] {
  const screens = reads?.map(({ screen }) => screen) ?? prefixes;
  const to = screens.find((address) => !address.includes(':'));
  return to === undefined ? [] : [{ in: 'menu', label: title ?? name, to, place: LAST }];
}

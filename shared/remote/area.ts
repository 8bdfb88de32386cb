/**
 * What an area says about itself in `federation` of its package.json, beside its title and its addresses; the shell knows no area
 * by name. `area.schema.json` describes the same, and the build checks it.
 */
export interface AreaDeclaration {
  /** Links that the shell shows for it. */
  links?: AreaLink[];
  /**
   * Addresses by what they open, with `:id` for the one of it: records by the letters of their identifiers (`TPN`), a `gene` by its
   * symbol, `search` with a text, and `ownWork`, where people begin who have chosen so.
   */
  opens?: Record<string, string>;
}

/** A link of an area in one of the shell's lists, or addresses that count as part of a menu of theirs. */
export interface AreaLink {
  /** The header's line, the menu of the account, or "About" at the foot of every page. */
  in: 'menu' | 'account' | 'about';
  /** Missing, with `to`, where an area only has addresses that belong to the menu of another one's links. */
  label?: string;
  to?: string;
  /** Smaller ones come first, whichever area they are of. */
  place?: number;
  /** The menu of the header's line in which it is; such a menu stands where the first of its links would. */
  group?: string;
  /** Whom it is shown: anybody who is one of these or may do one of these. Everybody, unless it says. */
  for?: string[];
  /** Further addresses at which the entry of the header's line counts as the place where the person is. */
  covers?: string[];
  /** The site's setting that has to be on. */
  setting?: string;
  /** Whom it is shown although the setting is off. */
  settingOr?: string[];
  /** The screen is fetched ahead, when the page is quiet, for those whom the link is shown. */
  preload?: boolean;
}

/** The declaration in an entry of the registry. What cannot be read counts as not declared: the area itself may be sound. */
export function readDeclaration({ links, opens }: Record<string, unknown>): AreaDeclaration {
  return {
    ...(Array.isArray(links) && { links: links.filter(isAreaLink) }),
    ...(isTexts(opens) && { opens }),
  };
}

/** The build has checked which facts a link may have; here it counts that they can be shown. */
function isAreaLink(value: unknown): value is AreaLink {
  if (!isRecord(value)) return false;
  const { place, preload, for: people = [], covers = [], settingOr = [], ...texts } = value;
  const { to, label } = value;
  const isLink = typeof to === typeof label && typeof place !== 'object' && typeof preload !== 'object';
  return isLink && isTexts(texts) && isTexts(people) && isTexts(covers) && isTexts(settingOr);
}

/** Whether all values of a list, or of a table, are texts. */
function isTexts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

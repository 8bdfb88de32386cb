/** Addresses that the shell links to; a link without an address is not shown. */
export interface SiteLinks {
  apiDocumentation?: string;
  userManual?: string;
  privacyNotice?: string;
  termsOfUse?: string;
}

/** Settings that the server writes into the page, the same for every visitor. */
export interface SiteConfiguration {
  /** Address of the API without a final slash; empty when the API is where the page comes from. */
  apiBase: string;
  links: SiteLinks;
  showGeneListMenu: boolean;
  /**
   * `cookie`: short access token in memory, renewed by a refresh cookie (our server).
   * `storage`: one long token in local storage (the existing tracker, which cannot renew one).
   */
  sessionMode: 'cookie' | 'storage';
}

const LINKS = ['apiDocumentation', 'userManual', 'privacyNotice', 'termsOfUse'] as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readLinks(value: unknown): SiteLinks {
  if (!isRecord(value)) return {};
  const links: SiteLinks = {};
  for (const name of LINKS) {
    const address = value[name];
    if (typeof address === 'string' && address !== '') links[name] = address;
  }
  return links;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The settings in a text as the server writes it. What is missing or wrong takes its default, so that a plain
 * static host that leaves the block empty still serves a working page.
 */
export function parseSiteConfiguration(text: string): SiteConfiguration {
  const value = parseJson(text);
  const given = isRecord(value) ? value : {};
  return {
    apiBase: typeof given.apiBase === 'string' ? given.apiBase.replace(/\/+$/, '') : '',
    links: readLinks(given.links),
    showGeneListMenu: given.showGeneListMenu === true,
    sessionMode: given.sessionMode === 'storage' ? 'storage' : 'cookie',
  };
}

let known: SiteConfiguration | undefined;

/** The settings of this page, read once from its block `site-config`. */
export function siteConfiguration(): SiteConfiguration {
  known ??= parseSiteConfiguration(document.getElementById('site-config')?.textContent ?? '');
  return known;
}

/** Lets a test (or a page without the block) say its settings; `undefined` reads the page again. */
export function overrideSiteConfiguration(settings: SiteConfiguration | undefined): void {
  known = settings;
}

/** Addresses that the shell links to; a link without an address is not shown. */
export interface SiteLinks {
  apiDocumentation?: string;
  userManual?: string;
  privacyNotice?: string;
  termsOfUse?: string;
  /** Whom to ask, also for an account: `mailto:` or a page. */
  contact?: string;
}

/** The annotation of genes that exons and transcripts are named by; what is not said takes its default where it is shown. */
export interface GeneAnnotation {
  /** Version of GENCODE. */
  version?: string;
  /** Address of an exon, with `{exonId}` in it. */
  exonLink?: string;
  /** Address of a transcript, with `{transcript}`, its name, in it. */
  transcriptLink?: string;
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
  /**
   * Seconds to wait while an outcome is saved: after its new mutations, after the changed ones, and after the outcome itself
   * (spec part 2 §4 and §9). The existing tracker responds before a change is visible; our server responds when it is.
   */
  outcomeSaveDelays: OutcomeSaveDelays;
  geneAnnotation?: GeneAnnotation;
  /** A session ends when nobody did anything for so many minutes; 0 or nothing for never. Not for `storage`. */
  idleMinutes?: number;
  /** Where people may sign in besides here. */
  signInService?: SignInService;
  /**
   * `stored`: guides are found among those that the tracker has stored, which are those of some genes; otherwise a service
   * finds them in all of the genome, as for the existing tracker.
   */
  guideFinder?: 'stored';
  /** Of a hundred pages so many report how they do; nothing for none, as against the existing tracker. */
  visitReportPercent?: number;
  /** Of a hundred pages so many are traced; nothing where the server has no collector of traces. */
  tracePercent?: number;
}

/** An OpenID Connect service, as people know it. */
export interface SignInService {
  name: string;
}

export type OutcomeSaveDelays = readonly [afterCreations: number, afterChanges: number, afterOutcome: number];

/** Spec part 2 §9. */
const DELAYS_OF_EXISTING_TRACKER: OutcomeSaveDelays = [1, 1, 2];
const NO_DELAYS: OutcomeSaveDelays = [0, 0, 0];

const LINKS = ['apiDocumentation', 'userManual', 'privacyNotice', 'termsOfUse', 'contact'] as const;
const ANNOTATION = ['version', 'exonLink', 'transcriptLink'] as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Those of the named members that are texts with something in them. */
function readTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  if (!isRecord(value)) return texts;
  for (const name of names) {
    const text = value[name];
    if (typeof text === 'string' && text !== '') texts[name] = text;
  }
  return texts;
}

function readDelays(value: unknown, otherwise: OutcomeSaveDelays): OutcomeSaveDelays {
  if (!Array.isArray(value) || value.length !== otherwise.length) return otherwise;
  const given: readonly unknown[] = value;
  const [afterCreations, afterChanges, afterOutcome] = given;
  return isDelay(afterCreations) && isDelay(afterChanges) && isDelay(afterOutcome)
    ? [afterCreations, afterChanges, afterOutcome]
    : otherwise;
}

function signInServiceOf(value: unknown): Pick<SiteConfiguration, 'signInService'> {
  const { name } = readTexts(value, ['name']);
  return name === undefined ? {} : { signInService: { name } };
}

function isDelay(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
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
  const sessionMode = given.sessionMode === 'storage' ? 'storage' : 'cookie';
  return {
    apiBase: typeof given.apiBase === 'string' ? given.apiBase.replace(/\/+$/, '') : '',
    links: readTexts(given.links, LINKS),
    showGeneListMenu: given.showGeneListMenu === true,
    sessionMode,
    geneAnnotation: readTexts(given.geneAnnotation, ANNOTATION),
    ...(given.guideFinder === 'stored' ? { guideFinder: given.guideFinder } : {}),
    ...(isDelay(given.idleMinutes) ? { idleMinutes: given.idleMinutes } : {}),
    ...signInServiceOf(given.signInService),
    ...(isDelay(given.visitReportPercent) ? { visitReportPercent: given.visitReportPercent } : {}),
    ...(isDelay(given.tracePercent) ? { tracePercent: given.tracePercent } : {}),
    outcomeSaveDelays: readDelays(
      given.outcomeSaveDelays,
      sessionMode === 'storage' ? DELAYS_OF_EXISTING_TRACKER : NO_DELAYS,
    ),
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

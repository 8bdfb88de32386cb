import {
  contactAddress,
  databaseAddress,
  file,
  folder,
  integer,
  oneOf,
  proxies,
  secret,
  siteAddress,
  siteAddresses,
  text,
  yesOrNo,
} from './parsers.ts';
import { serverFile } from '../folders/server-folder.ts';
import { flag, optional, readValues, setting, type Environment, type ValuesOf } from './setting.ts';
import { DATABASE_SETTINGS } from './database-settings.ts';
import { RELEASE_SETTINGS } from './release-settings.ts';
import { SIGN_IN_SERVICE_SETTINGS } from './sign-in-service-settings.ts';
import { SIGN_IN_SETTINGS } from './sign-in-settings.ts';
import { WATCHING_SETTINGS } from './watching-settings.ts';

const SITE = serverFile('../dist/site');
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Every setting of the server, in the order of docs/settings.md. */
export const SETTINGS = {
  port: setting('PORT', 8080, integer(1, 65_535), 'port the site is served at'),
  host: setting('HOST', '127.0.0.1', text, 'address to listen on; `0.0.0.0` for all'),
  requestSeconds: setting(
    'REQUEST_SECONDS',
    120,
    integer(1, 3600),
    'a request that has not arrived as a whole by then is cut off',
  ),
  dataDir: setting('DATA_DIR', folder('.data'), folder, 'folder of the embedded database', '`.data`'),
  databaseUrl: optional(
    'DATABASE_URL',
    databaseAddress,
    'PostgreSQL 15 or newer',
    'unset: embedded database',
  ),
  ...DATABASE_SETTINGS,
  demo: optional('DEMO', yesOrNo, 'load the demo data', '`1` on an empty embedded database, else `0`'),
  demoShare: setting('DEMO_SHARE', 1, integer(1, 1000), 'load the demo data of one gene in so many only'),
  demoPassword: setting('DEMO_PASSWORD', 'demo-password', secret(8), 'password of the demo accounts'),
  allowDemoOnNetwork: flag(
    'ALLOW_DEMO_ON_NETWORK',
    'serve demo accounts, whose password is known, on a `HOST` that others reach',
  ),
  publicUrl: optional(
    'PUBLIC_URL',
    siteAddress,
    'address that people use, for links in answers and mails',
    'unset: links in answers begin with the path, or with the address of this machine',
  ),
  allowedOrigins: setting(
    'ALLOWED_ORIGINS',
    [],
    siteAddresses,
    'sites besides this one whose pages may use the session of a browser, separated by commas; others may call the API with a token only',
    'none',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    ['loopback'],
    proxies,
    'proxies whose X-Forwarded headers are believed: `none`, or addresses, networks or `loopback`, `linklocal`, `uniquelocal`',
  ),
  siteDir: setting('SITE_DIR', SITE, folder, 'folder of the built site', '`dist/site`'),
  publicCacheSeconds: setting(
    'PUBLIC_CACHE_SECONDS',
    0,
    integer(0, 60),
    'a cache in front may give what visitors read to other visitors for so many seconds, and three times as long while it fetches it again; 0: never',
  ),
  logLevel: setting('LOG_LEVEL', 'warn', oneOf(LOG_LEVELS), `what is logged: ${LOG_LEVELS.join(', ')}`),
  serverTiming: flag(
    'SERVER_TIMING',
    'say in every answer how many statements the database ran for it (header `Server-Timing`)',
  ),
  firstAdministrator: optional(
    'FIRST_ADMINISTRATOR',
    text,
    'e-mail of the person who becomes an administrator where there is none, to sign in at a sign-in service',
    'unset: `npm run create-admin -- EMAIL`',
  ),
  ...SIGN_IN_SETTINGS,
  ...SIGN_IN_SERVICE_SETTINGS,
  ...WATCHING_SETTINGS,
  ...RELEASE_SETTINGS,
  cdaUserKey: setting('CDA_USER_KEY', 'cda@ebi.ac.uk', text, "e-mail of the CDA's service account"),
  dccUserKey: setting(
    'DCC_USER_KEY',
    'dcc-crawler@har.mrc.ac.uk',
    text,
    "e-mail of the DCC's service account",
  ),
  colonyLookUpUserKey: optional(
    'COLONY_LOOKUP_USER_KEY',
    text,
    'e-mail of the service account that finds colonies by name and adds repository identifiers',
  ),
  guideFinderUrl: optional(
    'GUIDE_FINDER_URL',
    siteAddress,
    'genome-editing service that finds Cas9 guides, such as `https://wge.stemcell.sanger.ac.uk/api`',
    "unset: the consortium's own guides",
  ),
  liftoverUrl: optional(
    'LIFTOVER_URL',
    siteAddress,
    'service that converts positions from GRCm38 to GRCm39',
    'unset: by the genes that lie on both builds',
  ),
  liftoverChainFile: optional(
    'LIFTOVER_CHAIN_FILE',
    file,
    "UCSC's `mm10ToMm39.over.chain.gz`, which converts positions instead",
  ),
  orthologUrl: optional(
    'ORTHOLOG_URL',
    siteAddress,
    'orthology service, such as `https://www.gentar.org/orthology-api/api/ortholog/find_all_by_mgi_ids`',
    'unset: the reference data',
  ),
  externalTimeoutSeconds: setting(
    'OUTSIDE_TIMEOUT_SECONDS',
    5,
    integer(1, 60),
    'how long one of these services may take for an answer; it is asked three times',
  ),
  reportHours: setting(
    'REPORT_HOURS',
    24,
    integer(0, 24 * 31),
    'stored reports are made again when they are older than so many hours; 0: when an administrator asks, or a visitor for one of which none is stored',
  ),
  languishingMonths: setting(
    'LANGUISHING_MONTHS',
    6,
    integer(1, 120),
    'a project languishes whose summary status has stayed for more than so many months',
  ),
  showGeneListMenu: flag('SHOW_GENE_LIST_MENU', 'show the Gene List menu'),
  noServiceWorker: flag(
    'NO_SERVICE_WORKER',
    'take the service worker, and all that it keeps for times without the site, out of all browsers again',
  ),
  geneAnnotationVersion: setting(
    'GENE_ANNOTATION_VERSION',
    'M37',
    text,
    'version of GENCODE that exons of mutations are named by',
  ),
  exonLink: setting(
    'EXON_LINK',
    'https://www.ensembl.org/Mus_musculus/Transcript/Summary?exon={exonId}',
    text,
    'address of an exon in a genome browser, with `{exonId}` in it',
    "Ensembl's",
  ),
  transcriptLink: setting(
    'TRANSCRIPT_LINK',
    'https://www.ensembl.org/Mus_musculus/Transcript/Summary?t={transcript}',
    text,
    'the same for a transcript, with `{transcript}` in it',
    "Ensembl's",
  ),
  apiDocumentationUrl: setting(
    'API_DOCUMENTATION_URL',
    '/docs/restapi.html',
    text,
    'Help menu: API documentation',
  ),
  userManualUrl: setting(
    'USER_MANUAL_URL',
    '/docs/user-manual.pdf',
    text,
    'Help menu: website documentation',
  ),
  privacyNoticeUrl: setting(
    'PRIVACY_NOTICE_URL',
    'https://ftp.ebi.ac.uk/pub/databases/impc/other/2026-privacy-notices/Privacy%20Notice%20GenTaR.org%20-%20IMPC%20mouse%20tracking%20system.pdf',
    text,
    'footer: Privacy Notice',
    "the consortium's",
  ),
  termsOfUseUrl: setting(
    'TERMS_OF_USE_URL',
    'https://www.ebi.ac.uk/about/terms-of-use/',
    text,
    'footer: Terms of use',
    "the consortium's",
  ),
  contactUrl: optional(
    'CONTACT_URL',
    contactAddress,
    'whom people without an account ask, on the login page and in About: `mailto:help@lab.example`, or a page',
  ),
};

/** The settings of a running server. */
export type Settings = ValuesOf<typeof SETTINGS>;

/**
 * Reads all settings from the environment. An empty value counts as unset.
 *
 * @throws StartupError naming the setting, what it must be and what it is
 */
export function readSettings(environment: Environment): Settings {
  return readValues(SETTINGS, environment);
}

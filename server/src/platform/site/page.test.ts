import { createHash } from 'node:crypto';
import { readSettings } from '../settings/settings.ts';
import { cacheControlOf } from './cache-rules.ts';
import { pagePolicy } from './content-security-policy.ts';
import { fillPage, foreignOrigins, siteConfiguration } from './page.ts';

const PAGE =
  '<head><script type="application/json" id="site-config"></script>' +
  '<script type="application/json" id="federation-registry"></script></head>';

test('the page gets its configuration and the registry', () => {
  const filled = fillPage(PAGE, { apiBase: '' }, { remotes: [{ name: 'remote-search' }] });
  expect(filled).toContain('id="site-config">{"apiBase":""}</script>');
  expect(filled).toContain('id="federation-registry">{"remotes":[{"name":"remote-search"}]}</script>');
});

test('also where the build has minimised the page', () => {
  const page = '<script type=application/json id=site-config></script>';
  expect(fillPage(page, { a: 1 }, undefined)).toBe(
    '<script type=application/json id=site-config>{"a":1}</script>',
  );
});

test('no text can end the block, and none is taken for a replacement pattern', () => {
  const filled = fillPage(PAGE, { text: "</script><!-- $& $' $1" }, undefined);
  expect(filled).toContain(`>{"text":"\\u003c/script>\\u003c!-- $& $' $1"}</script>`);
  expect(filled.match(/<\/script>/g)).toHaveLength(2);
});

test('without a registry its block stays empty, and the shell requests the file', () => {
  expect(fillPage(PAGE, {}, undefined)).toContain('id="federation-registry"></script>');
});

test('the configuration comes from the settings', () => {
  const environment = {
    USER_MANUAL_URL: '/manual.pdf',
    SHOW_GENE_LIST_MENU: '1',
    PRIVACY_NOTICE_URL: '/privacy',
    TERMS_OF_USE_URL: '/terms',
    CONTACT_URL: 'mailto:help@lab.example',
    GENE_ANNOTATION_VERSION: 'M38',
    EXON_LINK: 'https://browser.example/{exonId}',
    IDLE_MINUTES: '60',
    OIDC_ISSUER: 'https://login.example/realms/gentar',
    OIDC_NAME: 'Keycloak',
    VISIT_REPORT_PERCENT: '25',
  };
  expect(JSON.parse(JSON.stringify(siteConfiguration(readSettings(environment))))).toEqual({
    apiBase: '',
    links: {
      apiDocumentation: '/docs/restapi.html',
      userManual: '/manual.pdf',
      privacyNotice: '/privacy',
      termsOfUse: '/terms',
      contact: 'mailto:help@lab.example',
    },
    showGeneListMenu: true,
    sessionMode: 'cookie',
    idleMinutes: 60,
    signInService: { name: 'Keycloak' },
    visitReportPercent: 25,
    guideFinder: 'stored',
    geneAnnotation: {
      version: 'M38',
      exonLink: 'https://browser.example/{exonId}',
      transcriptLink: 'https://www.ensembl.org/Mus_musculus/Transcript/Summary?t={transcript}',
    },
  });
});

test('the policy names the origins of remotes that are served elsewhere', () => {
  const registry = {
    remotes: [
      { entry: 'remotes/remote-search/1.0.0/mf-manifest.json' },
      { entry: 'https://remotes.example/reports/mf-manifest.json' },
      { entry: 'https://remotes.example/plans/mf-manifest.json' },
      { entry: 7 },
    ],
  };
  expect(foreignOrigins(registry)).toEqual(['https://remotes.example']);
  const policy = pagePolicy('<p>Tracker</p>', foreignOrigins(registry));
  expect(policy).toContain("script-src 'self' https://remotes.example;");
  expect(policy).toContain("style-src 'self' https://remotes.example;");
  expect(policy).not.toMatch(/unsafe|sha256/);
});

test('the policy allows the inline script of the page by its digest, and nothing else inline', () => {
  const html = '<script type="application/json" id="site-config"></script><script>start()</script>';
  const digest = createHash('sha256').update('start()').digest('base64');
  expect(pagePolicy(html, [])).toContain(`script-src 'self' 'sha256-${digest}';`);
});

test.each([
  ['static/main.0a1b2c3d4e5f.js', 'public, max-age=31536000, immutable'],
  ['remotes/remote-search/1.0.0/static/12.0a1b2c3d4e5f.css.br', 'public, max-age=31536000, immutable'],
  ['index.html', 'no-cache'],
  ['federation.json', 'no-cache'],
  ['/srv/site/remotes/remote-search/1.0.0/remoteEntry.js', 'public, max-age=31536000, immutable'],
  ['remotes/remote-search/1.0.0/mf-manifest.json', 'public, max-age=31536000, immutable'],
  ['remotes/remote-search/1.0.0-local.1a2b3c4d/mf-manifest.json', 'no-cache'],
])('%s: %s', (path, expected) => {
  expect(cacheControlOf(path)).toBe(expected);
});

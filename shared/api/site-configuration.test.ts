/** @jest-environment jest-fixed-jsdom */
import {
  overrideSiteConfiguration,
  parseSiteConfiguration,
  siteConfiguration,
} from './site-configuration.ts';

describe('site configuration in the page', () => {
  it('is taken as the server writes it', () => {
    const text = JSON.stringify({
      apiBase: 'https://tracker.example/tracker-api/',
      links: {
        userManual: 'https://tracker.example/manual.pdf',
        termsOfUse: '',
        unknown: 'https://x.example',
      },
      showGeneListMenu: true,
      sessionMode: 'storage',
      outcomeSaveDelays: [0.5, 1, 3],
      geneAnnotation: { version: 'M38', exonLink: '' },
      idleMinutes: 180,
      visitReportPercent: 25,
      signInService: { name: 'Keycloak', issuer: 'https://login.example' },
    });
    expect(parseSiteConfiguration(text)).toEqual({
      apiBase: 'https://tracker.example/tracker-api',
      links: { userManual: 'https://tracker.example/manual.pdf' },
      showGeneListMenu: true,
      sessionMode: 'storage',
      outcomeSaveDelays: [0.5, 1, 3],
      geneAnnotation: { version: 'M38' },
      idleMinutes: 180,
      visitReportPercent: 25,
      signInService: { name: 'Keycloak' },
    });
  });

  it.each([
    ['an empty block, as a plain static host leaves it', ''],
    ['a broken block', '{"apiBase":'],
    ['another kind of value', '[1,2]'],
    ['wrong types', '{"apiBase":1,"links":"none","showGeneListMenu":"yes","sessionMode":"memory"}'],
    [
      'wrong types of what may be left out',
      '{"idleMinutes":"60","signInService":"Keycloak","visitReportPercent":true}',
    ],
  ])('takes defaults for %s', (_, text) => {
    expect(parseSiteConfiguration(text)).toEqual({
      apiBase: '',
      links: {},
      showGeneListMenu: false,
      sessionMode: 'cookie',
      outcomeSaveDelays: [0, 0, 0],
      geneAnnotation: {},
    });
  });
});

describe('pauses while an outcome is saved (spec part 2 §9)', () => {
  it.each([
    ['against our server', '{}', [0, 0, 0]],
    [
      'against the existing tracker, which keeps its token in the browser',
      '{"sessionMode":"storage"}',
      [1, 1, 2],
    ],
    ['as set', '{"sessionMode":"storage","outcomeSaveDelays":[0,2,0]}', [0, 2, 0]],
    ['as by default, for nonsense', '{"outcomeSaveDelays":[0,-2,0]}', [0, 0, 0]],
    ['as by default, for too few', '{"outcomeSaveDelays":[1]}', [0, 0, 0]],
  ])('%s', (_, text, delays) => {
    expect(parseSiteConfiguration(text).outcomeSaveDelays).toEqual(delays);
  });
});

it('says when guides of some genes only are known', () => {
  expect(parseSiteConfiguration('{"guideFinder":"stored"}').guideFinder).toBe('stored');
  for (const text of ['{}', '{"guideFinder":"magic"}'])
    expect(parseSiteConfiguration(text)).not.toHaveProperty('guideFinder');
});

describe('site configuration of this page', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    overrideSiteConfiguration(undefined);
  });

  it('is read from its block, once', () => {
    document.head.innerHTML =
      '<script type="application/json" id="site-config">{"showGeneListMenu":true}</script>';
    const settings = siteConfiguration();
    expect(settings.showGeneListMenu).toBe(true);
    document.head.innerHTML = '';
    expect(siteConfiguration()).toBe(settings);
  });
});

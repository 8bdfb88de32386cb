import type { Settings } from '../settings/settings.ts';
import { pageRegistry, type Registry } from './live-registry.ts';

/** Facts about this installation that the page passes to its scripts (shared/api reads them). */
export function siteConfiguration(settings: Settings): object {
  return {
    apiBase: '',
    links: {
      apiDocumentation: settings.apiDocumentationUrl,
      userManual: settings.userManualUrl,
      privacyNotice: settings.privacyNoticeUrl,
      termsOfUse: settings.termsOfUseUrl,
      contact: settings.contactUrl,
    },
    showGeneListMenu: settings.showGeneListMenu,
    sessionMode: 'cookie',
    idleMinutes: settings.idleMinutes,
    visitReportPercent: settings.visitReportPercent,
    ...(settings.traceCollector === undefined ? {} : { tracePercent: settings.tracePercent }),
    ...(settings.guideFinderUrl === undefined ? { guideFinder: 'stored' } : {}),
    ...(settings.oidcIssuer === undefined ? {} : { signInService: { name: settings.oidcName } }),
    geneAnnotation: {
      version: settings.geneAnnotationVersion,
      exonLink: settings.exonLink,
      transcriptLink: settings.transcriptLink,
    },
  };
}

/**
 * Fills the two empty JSON blocks of the page. Without a registry its block stays empty, and the shell requests
 * `federation.json` itself and shows the error.
 */
export function fillPage(html: string, configuration: object, registry: Registry | undefined): string {
  const filled = fillBlock(html, 'site-config', configuration);
  return registry === undefined ? filled : fillBlock(filled, 'federation-registry', pageRegistry(registry));
}

function fillBlock(html: string, id: string, content: object): string {
  const block = new RegExp(`(<script[^>]*\\bid=["']?${id}["']?[^>]*>)\\s*(</script>)`);
  // No text in the JSON can end the block or start a comment.
  const json = JSON.stringify(content).replaceAll('<', '\\u003c');
  return html.replace(block, (_all, open: string, close: string) => `${open}${json}${close}`);
}

/** Origins of remotes other than the site's own. */
export function foreignOrigins(registry: Registry | undefined): string[] {
  const origins = (registry?.remotes ?? []).flatMap((remote) => {
    const hasEntry = typeof remote === 'object' && remote !== null && 'entry' in remote;
    const entry = hasEntry && typeof remote.entry === 'string' ? remote.entry : '';
    return /^https?:\/\//.test(entry) && URL.canParse(entry) ? [new URL(entry).origin] : [];
  });
  return [...new Set(origins)];
}

import { createServer } from 'node:http';
import { freePort } from 'tools/machine/free-port.mjs';
import { Site } from '../support/site.ts';
import { expect, test } from '../support/content-policy.ts';

/** A span as a collector receives it (OTLP over HTTP, JSON). */
interface Span {
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}
interface Batch {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

// Issue 21, 5: browser, remote, API, SQL.
test('a collector sees a screen of a remote, its requests, and their statements', async ({ page }) => {
  const received: Span[] = [];
  const port = await freePort();
  const collector = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const { resourceSpans }: Batch = JSON.parse(text);
      received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(port, '127.0.0.1');
  const site = await Site.open({
    demo: 'small',
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
  });
  try {
    // A page is traced from when what reports a visit has come and run: its script is taken out of the page then.
    const isTraced = page.waitForResponse(/\/static\/report-visit\./);
    await page.goto(site.url);
    await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
    await (await isTraced).finished();
    await expect(page.locator('script[src*="report-visit"]')).toHaveCount(0);
    // Not by its link, under the pointer of which requests begin before.
    await page.goto(`${site.url}/#/reports`);
    // The axes are there before the numbers, whose calls a page that is left would cut off.
    await expect(page.locator('[data-chart] path[style*="fill: var"]').first()).toBeVisible();
    await page.goto('about:blank');

    const childrenOf = ({ spanId }: Span) => received.filter(({ parentSpanId }) => parentSpanId === spanId);
    const areaOf = ({ attributes }: Span) =>
      attributes.find(({ key }) => key === 'tracker.area')?.value.stringValue;
    await expect
      .poll(
        () =>
          received
            .filter(({ name }) => name === '/reports')
            .map((screen) => {
              const calls = childrenOf(screen);
              const requests = calls.flatMap(childrenOf);
              const statements = requests.flatMap(childrenOf);
              return {
                area: areaOf(screen),
                areaOfCalls: [...new Set(calls.map(areaOf))],
                isRequested: requests.some(({ name }) => name.startsWith('GET /api/')),
                isRead: statements.some(({ name }) => name.startsWith('select ') || name.startsWith('with ')),
              };
            }),
        { timeout: 30_000 },
      )
      .toEqual([
        { area: 'remote-reports', areaOfCalls: ['remote-reports'], isRequested: true, isRead: true },
      ]);
  } finally {
    await site.close();
    collector.close();
  }
});

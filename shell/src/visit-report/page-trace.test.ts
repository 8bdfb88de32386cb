import { PageTrace } from './page-trace.ts';
import type { Place } from './watch-visit.ts';

const AREAS: Record<string, string> = { '/search': 'remote-search', '/reports': 'remote-reports' };

function openPage() {
  let place: Place = { since: 0, asked: 0, pathname: '/search' };
  const onMany = jest.fn();
  const trace = new PageTrace({
    presentPlace: () => place,
    nameOf: (pathname) => ({ name: pathname, area: AREAS[pathname] ?? 'shell' }),
    onMany,
  });
  const goTo = (pathname: string) => {
    const now = performance.now();
    place = { since: now, asked: now, pathname };
    trace.begin();
  };
  return { trace, onMany, goTo };
}

test('calls are children of the screen that sent them, which ends with its last call', () => {
  const { trace } = openPage();
  const { headers, end } = trace.call('GET');
  expect(trace.take(false)).toEqual([]);
  end(200);
  const [call, screen, ...more] = trace.take(true);
  expect(more).toEqual([]);
  expect(call).toMatchObject({ name: 'GET', area: 'remote-search', status: 200 });
  expect(screen).toMatchObject({ name: '/search', parentSpanId: null, status: null });
  expect(call?.parentSpanId).toBe(screen?.spanId);
  expect(call?.traceId).toBe(screen?.traceId);
  expect(headers).toEqual({ traceparent: `00-${call?.traceId}-${call?.spanId}-01` });
  const endOf = (span: typeof call) => (span?.startTime ?? 0) + (span?.milliseconds ?? 0);
  expect(endOf(screen)).toBeCloseTo(endOf(call), 3);
});

test('another address begins another trace, and a call of the screen before stays with that', () => {
  const { trace, goTo } = openPage();
  const slow = trace.call('GET');
  goTo('/reports');
  const next = trace.call('GET');
  slow.end(200);
  next.end(0);
  const [first, late, failed] = trace.take(false);
  expect(first).toMatchObject({ name: '/search', parentSpanId: null });
  expect(late).toMatchObject({ area: 'remote-search', traceId: first?.traceId, parentSpanId: first?.spanId });
  expect(failed).toMatchObject({ area: 'remote-reports', status: 0 });
  expect(failed?.traceId).not.toBe(first?.traceId);
});

test('a page that is open all day asks to be reported and keeps no more than a report takes', () => {
  const { trace, onMany } = openPage();
  for (let call = 0; call < 120; call++) trace.call('GET').end(200);
  expect(onMany).toHaveBeenCalledTimes(1);
  expect(trace.take(false)).toHaveLength(50);
  expect(trace.take(false)).toEqual([]);
});

test('a screen without calls has a span too, from when it was asked for until it was shown', () => {
  const { trace, goTo } = openPage();
  goTo('/reports');
  goTo('/search');
  const spans = trace.take(true);
  expect(spans.map(({ name }) => name)).toEqual(['/reports', '/search']);
});

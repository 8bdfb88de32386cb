import Type, { type Static } from 'typebox';

/** What is measured of a page, as browser makers define it (https://web.dev/articles/vitals). */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/**
 * What went wrong in a page. `failed-to-load`: an area could not be fetched, or was built for another version of the site.
 * `refused-integrity`: a file of it arrived, but was not as it had been released. `render`: an area broke while it was shown.
 * `unhandled`: any other failure of the program. `csp`: the content security policy refused something.
 */
export const SITE_ERROR_KINDS = [
  'failed-to-load',
  'refused-integrity',
  'render',
  'unhandled',
  'csp',
] as const;
export type SiteErrorKind = (typeof SITE_ERROR_KINDS)[number];

export const BROWSER_FAMILIES = ['Chrome', 'Edge', 'Firefox', 'Safari', 'other'] as const;
export type BrowserFamily = (typeof BROWSER_FAMILIES)[number];

/** `shell`, or the name of a remote. */
export const SiteArea = Type.String({ pattern: '^(shell|remote-[a-z][a-z-]{0,40})$', maxLength: 48 });

const PartVersion = Type.String({ pattern: '^[0-9A-Za-z.+-]{1,60}$', maxLength: 60 });

/** A part of the site as a page runs it. */
export const SitePart = Type.Object({
  area: SiteArea,
  version: PartVersion,
  contract: Type.Integer({ minimum: 0, maximum: 100_000 }),
});
export type SitePart = Static<typeof SitePart>;

const MeasuredVital = Type.Object({
  area: SiteArea,
  metric: Type.Enum(VITALS),
  /** Milliseconds; of CLS a number without unit. */
  value: Type.Number({ minimum: 0, maximum: 600_000 }),
});
export type MeasuredVital = Static<typeof MeasuredVital>;

const ReportedError = Type.Object({
  area: SiteArea,
  kind: Type.Enum(SITE_ERROR_KINDS),
  /** Without names, terms, identifiers, addresses and tokens: the page takes them out. */
  message: Type.String({ minLength: 1, maxLength: 300, pattern: '^[^\\u0000]*$' }),
  /** The innermost frames, without origin. */
  stack: Type.Array(Type.String({ maxLength: 200, pattern: '^[^\\u0000]*$' }), { maxItems: 5 }),
  /** The pattern of the address, such as `/projects/:id`. It has no digits, so no identifier gets through. */
  route: Type.String({ pattern: '^/[A-Za-z_:*/-]{0,150}$', maxLength: 151 }),
  /** How often it has happened since the report before. */
  count: Type.Integer({ minimum: 1, maximum: 1000 }),
});
export type ReportedError = Static<typeof ReportedError>;

/**
 * A screen, or a request that it sent, as part of a trace (W3C Trace Context). Without identifiers and terms: a screen is named by the
 * pattern of its address, a request by its method.
 */
const PageSpan = Type.Object({
  traceId: Type.String({ pattern: '^[0-9a-f]{32}$', maxLength: 32 }),
  spanId: Type.String({ pattern: '^[0-9a-f]{16}$', maxLength: 16 }),
  /** The span of the screen; null of a screen. */
  parentSpanId: Type.Union([Type.String({ pattern: '^[0-9a-f]{16}$', maxLength: 16 }), Type.Null()]),
  name: Type.String({ pattern: '^[A-Za-z_:*/-]{1,151}$', maxLength: 151 }),
  area: SiteArea,
  /** Milliseconds since 1970. */
  startTime: Type.Number({ minimum: 0, maximum: 8_640_000_000_000_000 }),
  milliseconds: Type.Number({ minimum: 0, maximum: 600_000 }),
  /** Of the response; 0 where none came, null of a screen. */
  status: Type.Union([Type.Integer({ minimum: 0, maximum: 599 }), Type.Null()]),
});
export type PageSpan = Static<typeof PageSpan>;

/** POST /api/siteReports: performance and errors of a page visit. It names nobody. */
export const SiteReport = Type.Object({
  browser: Type.Enum(BROWSER_FAMILIES),
  /** All that the page has run so far; `isNew` where no report of the page has said so before. */
  runs: Type.Array(Type.Object({ ...SitePart.properties, isNew: Type.Boolean() }), {
    minItems: 1,
    maxItems: 20,
  }),
  /** Their areas are among those of `runs`, as are those of the errors. */
  vitals: Type.Array(MeasuredVital, { maxItems: 50 }),
  errors: Type.Array(ReportedError, { maxItems: 20 }),
  /** Of a page that is traced. */
  spans: Type.Optional(Type.Array(PageSpan, { maxItems: 50 })),
});
export type SiteReport = Static<typeof SiteReport>;

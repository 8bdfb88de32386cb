import type { FastifyContextConfig, FastifySchema } from 'fastify';
import { ErrorEnvelope, ProblemEnvelope } from 'shared/contract';

/** A route as the API document describes it. */
export interface DocumentedRoute {
  method: string;
  url: string;
  config: Omit<FastifyContextConfig, 'url' | 'method'>;
  schema: FastifySchema;
}

/** What the statuses of refusals mean. */
const REFUSALS = {
  400: 'A parameter, a field or a rule: the message says which',
  401: 'The token is missing or not valid',
  403: 'The caller may not',
  404: 'There is no such resource',
  409: 'It would break what is stored, such as a name that must be unique',
  412: 'Somebody else has changed it since the version of `If-Match`',
  413: 'The request is too large',
  414: 'A part of the path is too long',
  415: 'The media type of the body is not supported',
  429: 'Too often; `Retry-After` says how long to wait',
  503: 'The database cannot serve at the moment (`Retry-After` says how long to wait), or this server is for reading only',
};
type RefusalStatus = keyof typeof REFUSALS;

/** Routes that count how often somebody calls them. */
const LIMITED =
  /^\/auth\/(signin|passwordReset)$|requestPasswordReset$|\/followers$|\/siteReports$|\/passwordReset$/;

/** The statuses with which a route may refuse a request, by what it reads and who may call it. */
export function refusalsOf({ method, url, config, schema }: DocumentedRoute): RefusalStatus[] {
  const isForm = 'consumes' in schema;
  const hasBody = schema.body !== undefined || isForm;
  const isWriting =
    config.changes === true || (!['GET', 'HEAD'].includes(method) && config.readsOnly !== true);
  const isOpen = config.access === 'open';
  const hasPath = schema.params !== undefined;
  const mayBe: Record<RefusalStatus, boolean> = {
    400: hasBody || hasPath || schema.querystring !== undefined,
    401: true,
    403: !isOpen || hasPath || isWriting,
    404: hasPath || config.mayMiss === true || (hasBody && isWriting && url.startsWith('/api/')),
    409: isWriting,
    412: isWriting,
    413: hasBody,
    414: hasPath,
    415: hasBody,
    429: LIMITED.test(url),
    503: true,
  };
  return STATUSES.filter((status) => mayBe[status]);
}

const STATUSES = [400, 401, 403, 404, 409, 412, 413, 414, 415, 429, 503] as const;

const JSON_TYPE = 'application/json';
const HAL = 'application/hal+json';
const PROBLEM = 'application/problem+json';

/** The responses of a route with its refusals, each with its media types. */
export function documentedResponses(route: DocumentedRoute): Record<string, unknown> {
  const { sends, redirects } = route.config;
  const types = sends === undefined ? [] : [sends].flat();
  const file = types.length > 0 && {
    200: content('A file', Object.fromEntries(types.map((type) => [type, { type: 'string' }]))),
  };
  const leadsOn = redirects === true && {
    302: { description: 'Go to the address in `Location`', type: 'null' },
  };
  const success =
    declaredResponses(route) ?? (file || leadsOn || { 200: { description: 'Success', type: 'null' } });
  const refusals: Record<string, unknown> = {};
  for (const status of refusalsOf(route))
    refusals[status] = content(REFUSALS[status], {
      [JSON_TYPE]: ErrorEnvelope,
      ...(status === 400 && route.schema.querystring !== undefined && { [PROBLEM]: ProblemEnvelope }),
    });
  return { ...refusals, ...success };
}

/** The responses that the route itself describes; texts and nothing are no JSON, and below `/api` JSON is HAL unless asked for. */
function declaredResponses({ url, schema: { response } }: DocumentedRoute) {
  if (typeof response !== 'object' || response === null) return undefined;
  const mediaTypes = /^\/(api|auth)\//.test(url) ? [HAL, JSON_TYPE] : [JSON_TYPE];
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]: [string, unknown]) => {
      const { type, description } = factsOf(schema);
      if (type === 'null') return [status, schema];
      if (Number(status) >= 400) return [status, content(description ?? 'Refused', BODY_OR_NOTHING)];
      const types = type === 'string' ? ['text/plain'] : mediaTypes;
      return [
        status,
        content(description ?? 'Success', Object.fromEntries(types.map((name) => [name, schema]))),
      ];
    }),
  );
}

/** A refusal that a route describes by itself is one that may come without a body. */
const BODY_OR_NOTHING = { [JSON_TYPE]: ErrorEnvelope, 'text/plain': { type: 'string', maxLength: 0 } };

/** What a response's schema says of itself. */
function factsOf(schema: unknown): { type?: unknown; description?: string } {
  if (typeof schema !== 'object' || schema === null) return {};
  return {
    ...('type' in schema && { type: schema.type }),
    ...('description' in schema && { description: String(schema.description) }),
  };
}

function content(description: string, schemas: Readonly<Record<string, unknown>>) {
  const types: Record<string, { schema: unknown }> = {};
  for (const [mediaType, schema] of Object.entries(schemas)) types[mediaType] = { schema };
  return { description, content: types };
}

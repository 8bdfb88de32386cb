import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../../errors/error-code.ts';
import { errorEnvelope } from './error-envelope.ts';
import { toApiError } from './error-mapping.ts';
import { ApiError, ProblemError, TooManyAttemptsError, UnavailableError } from './errors.ts';
import { inKilobytes, MAX_HEADER_BYTES } from '../limits.ts';

const RESOURCE_ADVICE = 'Please check the resource identifier.';
const JSON_TYPE = 'application/json';
const PROBLEM = 'application/problem+json';
/** Said of a response that failed while its first part was made, and not so of the refusal in its place. */
const OF_ANOTHER_BODY = ['content-encoding', 'content-disposition', 'content-length', 'etag'];

/** Every error response of the server is sent from here, in one envelope. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(refuse);
  app.setNotFoundHandler((request) => {
    const [path] = request.url.split('?');
    throw new ProblemError(404, `Could not find resource for ${request.method} ${path}`, RESOURCE_ADVICE);
  });
}

/** The error response for the caller; server faults are logged. */
export function refusalOf(error: unknown, request: FastifyRequest): ApiError {
  const refusal = toApiError(error, {
    contentType: request.headers['content-type'],
    consumes: request.routeOptions.schema?.consumes,
    body: request.body,
    query: request.query,
    params: request.params,
    bodyLimit: request.routeOptions.bodyLimit,
  });
  if (refusal.statusCode >= 500) request.log.error({ err: error }, refusal.message);
  return refusal;
}

/** Responds to an error; also used for addresses that Fastify cannot parse, which never reach a route. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error, request);
  if (refusal instanceof TooManyAttemptsError || refusal instanceof UnavailableError)
    void reply.header('retry-after', refusal.retryAfterSeconds);
  for (const name of OF_ANOTHER_BODY) void reply.removeHeader(name);
  const envelope = errorEnvelope(refusal, new Date());
  const isProblem = refusal instanceof ProblemError;
  return reply
    .code(refusal.statusCode)
    .header('cache-control', 'no-store')
    .type(isProblem ? PROBLEM : `${JSON_TYPE}; charset=utf-8`)
    .send(isProblem ? { ...problemOf(refusal, request), ...envelope } : envelope);
}

/** The members of a problem document (RFC 9457). */
function problemOf({ statusCode, message }: ApiError, { url }: FastifyRequest) {
  const [instance = ''] = url.split('?');
  return {
    type: 'about:blank',
    title: STATUS_CODES[statusCode] ?? 'Error',
    status: statusCode,
    detail: message,
    instance,
  };
}

function refusalOfConnection(code: string | undefined): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new ApiError(
      431,
      `The address and the headers together are longer than ${inKilobytes(MAX_HEADER_BYTES)}.`,
    );
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ApiError(408, 'The request took too long to arrive. Please send it again.');
  return new ApiError(400, 'This is not an HTTP request.');
}

/**
 * Responds to bytes that are no HTTP request, whose headers are too long, or that come too slowly: there is no request to reply
 * to.
 */
export function refuseConnection(error: Error, socket: Socket): void {
  if (!socket.writable || errorCode(error) === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const refusal = refusalOfConnection(errorCode(error));
  const body = JSON.stringify(errorEnvelope(refusal, new Date()));
  const head = [
    `HTTP/1.1 ${refusal.statusCode} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PreconditionFailedError } from '../errors/errors.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Set by a route that returns an editable resource: its version becomes part of the ETag. */
    resourceVersion: number | null;
  }
}

/** A resource with the version of its data. */
export interface Versioned<Resource> {
  resource: Resource;
  version: number;
}

/** The resource as a response, with its version in the ETag. */
export function versioned<Resource>(
  reply: FastifyReply,
  { resource, version }: Versioned<Resource>,
): Resource {
  reply.resourceVersion = version;
  return resource;
}

/**
 * Every GET response has an ETag, and `If-None-Match` gives 304. The tag of an editable resource is its version and a
 * digest (`"7-5f1c…"`): the version for `If-Match`, the digest because two people may see the same version of a
 * project differently.
 */
export function installEtags(app: FastifyInstance): void {
  app.decorateReply('resourceVersion', null);
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || reply.hasHeader('etag')) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    const tag = etag(payload, reply.resourceVersion);
    void reply.header('etag', tag);
    if (!matches(request.headers['if-none-match'], tag)) return payload;
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  });
}

/** @internal */
export function etag(payload: string | Buffer, version: number | null): string {
  const digest = createHash('sha256').update(payload).digest('base64url').slice(0, 22);
  return version === null ? `"${digest}"` : `"${version}-${digest}"`;
}

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  // A proxy that compresses a response weakens its ETag.
  const candidates = header.split(',').map((candidate) => candidate.trim().replace(/^W\//, ''));
  return candidates.includes('*') || candidates.includes(tag);
}

/** The version that the caller has read (`If-Match`). Null without the header, which existing clients do not send. */
export function expectedVersion(request: Pick<FastifyRequest, 'headers'>): number | null {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return null;
  const version = /^(?:W\/)?"(\d{1,15})(?:-[^"]*)?"$/.exec(header)?.[1];
  if (version === undefined)
    throw new PreconditionFailedError(`The If-Match tag ${header} is not one of ours.`);
  return Number(version);
}

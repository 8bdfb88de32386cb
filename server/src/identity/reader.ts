import type { FastifyRequest } from 'fastify';
import { expectedVersion } from '../platform/http/responses/resource-version.ts';
import type { Subject } from './permissions/caller.ts';

/** Who reads, and the address that links in the response begin with. Every request is one. */
export interface Reader {
  caller: Subject;
  baseUrl: string;
}

/** Who changes a resource, and the version of it that they have read; null when the request has none. */
export interface Editor extends Reader {
  expectedVersion: number | null;
}

/** @throws PreconditionFailedError for an If-Match that is not one of ours */
export function editorOf(request: FastifyRequest): Editor {
  const { caller, baseUrl } = request;
  return { caller, baseUrl, expectedVersion: expectedVersion(request) };
}

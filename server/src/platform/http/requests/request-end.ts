import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-context.ts';

/** What is noted of a request whose response was cut off, mostly because its client has gone: nobody has read a status. */
export const CLIENT_CLOSED_REQUEST = 499;

export type NoteEnd = (request: FastifyRequest, reply: FastifyReply, status: number) => void;

/**
 * Calls `notes` once at the end of every request: when its response has been sent, or when it never will be. Fastify's `onResponse` knows
 * only the first, and the requests that people do not wait for are the slow ones.
 */
export function onRequestEnd(app: App, notes: readonly NoteEnd[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    finished(reply.raw, (cut) => {
      const status = cut ? CLIENT_CLOSED_REQUEST : reply.statusCode;
      for (const note of notes) note(request, reply, status);
    });
    done();
  });
}

/** Fastify's log has when a request came, and when its response was sent. */
export const logCutRequest: NoteEnd = ({ log }, { elapsedTime }, status) => {
  if (status === CLIENT_CLOSED_REQUEST) log.info({ responseTime: elapsedTime }, 'request cut off');
};

import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorEnvelope } from '../errors/error-envelope.ts';
import { refusalOf } from '../errors/error-handler.ts';

/** Work that reports its progress, and at the end its result. */
export type WorkInSteps<Step extends object> = (tell: (step: Step) => void) => Promise<Step>;

/**
 * Streams the progress of work: a line of JSON for each step, and one for the result. Work that fails before its
 * first step is refused like every other request. When it fails later the status has been sent, so the last line is
 * the error envelope.
 */
export async function respondInSteps<Step extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: WorkInSteps<Step>,
): Promise<FastifyReply> {
  const lines = new PassThrough();
  const write = (line: object) => void lines.write(`${JSON.stringify(line)}\n`);
  let begin = () => {};
  const isUnderWay = new Promise<void>((resolve) => (begin = resolve));
  const outcome = work((step) => {
    write(step);
    begin();
  });
  await Promise.race([outcome, isUnderWay]);
  void outcome
    .then(write, (error: unknown) => write(errorEnvelope(refusalOf(error, request), new Date())))
    .finally(() => lines.end());
  return reply
    .headers({
      'content-type': 'application/x-ndjson; charset=utf-8',
      // nginx would keep the lines until it has a few kilobytes of them.
      'x-accel-buffering': 'no',
    })
    .send(lines);
}

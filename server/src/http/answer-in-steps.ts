import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorEnvelope } from './error-envelope.ts';
import { refusalOf } from './error-handler.ts';

/** Work that says how far it is, and at the end what came of it. */
export type WorkInSteps<Step extends object> = (tell: (step: Step) => void) => Promise<Step>;

/**
 * Answers while the work goes on: a line of JSON for each step, and one for what came of it. Work that fails before its first
 * step is refused like every other request; when it fails later the status has been sent, so the last line is the error
 * envelope.
 */
export async function answerInSteps<Step extends object>(
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

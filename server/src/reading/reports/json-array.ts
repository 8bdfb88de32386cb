import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a JSON array, its elements as they come. */
export function sendJsonArray(reply: FastifyReply, pieces: AsyncIterable<readonly unknown[]>): FastifyReply {
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(Readable.from(jsonArrayTexts(pieces)));
}

/** The text of an array whose elements come some at a time. */
export async function* jsonArrayTexts(pieces: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const elements of pieces) {
    if (elements.length === 0) continue;
    yield before + elements.map((element) => JSON.stringify(element)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

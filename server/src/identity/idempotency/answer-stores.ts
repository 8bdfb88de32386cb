import { createHash } from 'node:crypto';
import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { ChangeResponse } from 'shared/contract';
import { ConflictError } from '../../platform/http/errors/errors.ts';
import type { TextCipher } from '../../platform/secrets/text-cipher.ts';

/** How requests that may be repeated, and the answers to them, are stored. */
export interface AnswerStore<Answer> {
  /** Recognizes a request. */
  digest: (request: string) => string;
  /** The answer as it is stored, as data for JSON. */
  write: (answer: Answer) => unknown;
  read: (stored: unknown) => Answer;
}

/** Answers that name what changed. */
export const CHANGES: AnswerStore<ChangeResponse> = {
  digest: (request) => createHash('sha256').update(request).digest('base64url'),
  write: (answer) => answer,
  read: (stored) => Value.Parse(ChangeResponse, stored),
};

const Locked = Type.Object({ locked: Type.String() });

/**
 * Answers, or requests, that contain a secret: a copy of the database neither reveals it nor lets it be guessed.
 *
 * @param cipher of the server's secret; an answer that was stored before that was changed cannot be given again (409)
 */
export function secretAnswers<Schema extends TSchema>(
  cipher: TextCipher,
  schema: Schema,
): AnswerStore<Static<Schema>> {
  return {
    digest: cipher.digest,
    write: (answer) => ({ locked: Buffer.from(cipher.lock(JSON.stringify(answer))).toString('base64') }),
    read: (stored) => {
      const { locked } = Value.Parse(Locked, stored);
      const text = cipher.unlock(Buffer.from(locked, 'base64'));
      if (text === null)
        throw new ConflictError(
          'This was done already, and the answer cannot be read any more.',
          'Look whether it is there, and use a new Idempotency-Key for another one.',
        );
      return Value.Parse(schema, JSON.parse(text));
    },
  };
}

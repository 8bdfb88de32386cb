import { useState } from 'react';
import { newIdempotencyKey } from 'shared/api';
import { createOnce, type Created } from './create-once.ts';

/**
 * Creates what a form describes, once as long as nothing is known of it: repeated after a lost response, with the same content or another.
 * What is sent after that is another one. Nothing outlives the page: for forms without a draft, and for those with a password.
 */
export function useCreation<Answer>(path: string): (body: object) => Promise<Created<Answer>> {
  const [attempts] = useState(() => {
    let key: string | undefined;
    const open = new Map<string, readonly object[]>();
    return async (to: string, body: object) => {
      key ??= newIdempotencyKey();
      const created = await createOnce<Answer>(to, key, body, open);
      key = undefined;
      return created;
    };
  });
  return (body) => attempts(path, body);
}

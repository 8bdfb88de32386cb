import type { SignInAnswer } from 'shared/contract';

export interface Credentials {
  userName: string;
  password: string;
}

/** Whether an answer is one of signing in; other servers at the address answer other things. */
export function isSignInAnswer(value: unknown): value is SignInAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userName' in value &&
    typeof value.userName === 'string' &&
    'accessToken' in value &&
    typeof value.accessToken === 'string'
  );
}

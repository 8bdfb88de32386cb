import type { SignInAnswer } from 'shared/contract';

export interface Credentials {
  userName: string;
  password: string;
}

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

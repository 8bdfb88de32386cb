import Type, { type Static } from 'typebox';

/**
 * POST /auth/signin. Both fields are checked by hand on the server, because their messages are fixed.
 * `session: 'cookie'` asks for a short access token that a refresh cookie renews; without it the token lives
 * long and no cookie is set, which is what API scripts and older clients expect.
 */
export const SignInRequest = Type.Object({
  userName: Type.Optional(Type.Unknown({ description: 'E-mail address, lower case' })),
  password: Type.Optional(Type.Unknown()),
  session: Type.Optional(Type.Literal('cookie')),
});
export type SignInRequest = Static<typeof SignInRequest>;

/** Answer of sign-in and of refresh. */
export const SignInAnswer = Type.Object({ userName: Type.String(), accessToken: Type.String() });
export type SignInAnswer = Static<typeof SignInAnswer>;

/** POST /auth/passwordReset: sets a password with the token of a reset mail (single use, two hours). */
export const PasswordResetRequest = Type.Object({
  token: Type.String({ minLength: 1 }),
  password: Type.String({ minLength: 10, maxLength: 200 }),
});
export type PasswordResetRequest = Static<typeof PasswordResetRequest>;

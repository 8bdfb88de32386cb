import type { AccessTokens } from '../sessions/access-tokens.ts';
import type { SignInService } from './sign-in-service.ts';

/**
 * Access tokens of ours, and those that the sign-in service makes for this site, as scripts of the existing tracker bring
 * them (api-1 section 3.4). They belong to no session of ours, and
 * end by themselves or when all access of their person is ended.
 */
export function withServiceTokens(ours: AccessTokens, service: SignInService | undefined): AccessTokens {
  if (service === undefined) return ours;
  return {
    issue: ours.issue,
    verify: async (token) => {
      const claims = await ours.verify(token);
      if (claims !== null) return claims;
      const there = await service.identify(token);
      return there === null ? null : { ...there, sessionId: null };
    },
  };
}

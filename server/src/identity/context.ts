import type { PlatformContext, RouteModule } from '../platform/http/app-context.ts';
import type { AccessTokens } from './sessions/access-tokens.ts';
import type { SignInService } from './sign-in-service/sign-in-service.ts';

/** What finding out who calls needs. */
export interface IdentityContext extends PlatformContext {
  accessTokens: AccessTokens;
  /** Where people may sign in besides here. */
  signInService?: SignInService | undefined;
}

/** A module of routes of this layer. */
export type IdentityRoutes = RouteModule<IdentityContext>;

import type { Settings } from '../../platform/settings/settings.ts';
import { encrypter } from './encrypter.ts';
import type { SignInService } from './sign-in-service.ts';

/** A key that is not known may be a new one, or nonsense that would have the key set read on each request. */
const KEY_COOLDOWN_MS = 5_000;

/**
 * The service that the settings name, if any. No request is sent yet, so the server starts although the service is
 * down.
 *
 * @param secret of the server
 */
export async function openSignInService(
  settings: Settings,
  secret: string,
  keyCooldownMs = KEY_COOLDOWN_MS,
): Promise<SignInService | undefined> {
  const { oidcIssuer: issuer } = settings;
  if (issuer === undefined) return undefined;
  // Most installations do without it.
  const { OpenIdConnect } = await import('./openid-connect.ts');
  return new OpenIdConnect(
    {
      issuer,
      name: settings.oidcName,
      clientId: settings.oidcClientId,
      clientSecret: settings.oidcClientSecret,
      timeoutSeconds: settings.externalTimeoutSeconds,
      keyCooldownMs,
      asksPasswords: settings.oidcPasswordGrant,
      believesUnverified: settings.oidcBelievesUnverified,
    },
    encrypter(secret, 'sign-in service'),
  );
}

import { isLoopback } from './network.ts';
import { integer, text, type Parse } from './parsers.ts';
import { flag, optional, setting } from './setting.ts';

/** Codes and passwords travel there, so never without encryption, except to this machine. */
const issuer: Parse<string> = (value) => {
  const { protocol, hostname } = URL.canParse(value) ? new URL(value) : { protocol: '', hostname: '' };
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) return value;
  throw new Error('an address such as https://login.example/realms/gentar');
};

/** Settings of sign-in at an OpenID Connect service, and of sessions that nobody uses. */
export const SIGN_IN_SERVICE_SETTINGS = {
  idleMinutes: setting(
    'IDLE_MINUTES',
    180,
    integer(0, 7 * 24 * 60),
    'a session in a browser ends, after a notice, when nobody did anything for so many minutes; 0: never',
  ),
  oidcIssuer: optional(
    'OIDC_ISSUER',
    issuer,
    'OpenID Connect service where people may sign in too, such as `https://login.example/realms/gentar`; it must know ' +
      '`PUBLIC_URL` with `/auth/provider/callback` as a redirect address',
    'unset: local accounts only',
  ),
  oidcClientId: setting('OIDC_CLIENT_ID', 'gentar-api', text, 'as what the service knows this site'),
  oidcClientSecret: optional('OIDC_CLIENT_SECRET', text, 'secret of that client', 'unset: a public client'),
  oidcName: setting(
    'OIDC_NAME',
    'single sign-on',
    text,
    'name of the service on the login page: `Sign in with …`',
  ),
  oidcPasswordGrant: flag(
    'OIDC_PASSWORD_GRANT',
    'also ask the service about passwords (`POST /auth/signin`) that are not those of a local account',
  ),
  oidcBelievesUnverified: flag(
    'OIDC_UNVERIFIED_EMAIL',
    'believe e-mail addresses that the service has not verified; only where nobody can register there by themselves',
  ),
};

import { siteConfiguration } from 'shared/api';

const LONGEST_EMAIL = 320;

/** What the server says of a sign-in at the service that did not succeed (ADR 16), in words; undefined without a problem. */
export function problemText(query: URLSearchParams): string | undefined {
  const problem = query.get('problem');
  if (problem === null) return undefined;
  const service = `the sign-in service (${siteConfiguration().signInService?.name ?? 'unknown'})`;
  const texts = textsOf(service, addressIn(query));
  const text = Object.hasOwn(texts, problem) ? texts[problem] : undefined;
  return text ?? 'You could not be signed in. Please try again.';
}

function textsOf(service: string, email: string): Record<string, string> {
  const Service = service[0]?.toUpperCase() + service.slice(1);
  return {
    expired: `Signing in took too long, or was begun in another tab. Please try again.`,
    cancelled: `You have not signed in at ${service}.`,
    unreachable: `${Service} cannot be reached at the moment. Please try again in a few minutes.`,
    failed: `${Service} gave an answer that cannot be used. Please tell the administrator.`,
    'no-email': `${Service} does not tell your email address, by which people are known here. Please tell its administrator.`,
    unverified: `${Service} has not verified your email address${email}. Please verify it there, then sign in again.`,
    unknown: `You have signed in at ${service}, but nobody with your email address${email} is registered here. Please ask a manager of your work unit to register you.`,
  };
}

/** The address in the query, with a space before it; empty where it is invalid, since anybody can write a link. */
function addressIn(query: URLSearchParams): string {
  const email = query.get('email') ?? '';
  return email.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+$/.test(email) ? ` ${email}` : '';
}

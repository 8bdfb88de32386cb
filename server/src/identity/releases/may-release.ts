import type { Settings } from '../../platform/settings/settings.ts';
import type { SignedIn } from '../permissions/caller.ts';

type Person = Pick<SignedIn, 'email' | 'isAdmin'>;

const SCOPE = 'release:';

/** The app that a token of this scope releases; undefined for the other scopes. */
export function releasedBy(scope: string): string | undefined {
  return scope.startsWith(SCOPE) ? scope.slice(SCOPE.length) : undefined;
}

export function isAppName(name: string): boolean {
  return /^(shell|remote-[a-z][a-z-]*)$/.test(name);
}

/** Whether a person answers for an app: administrators, and those whom RELEASE_OWNERS names for it. */
export function mayRelease({ releaseOwners }: Settings, { email, isAdmin }: Person, name: string): boolean {
  const owners = releaseOwners[name] ?? releaseOwners['*'] ?? [];
  return isAdmin || owners.some((owner) => owner.toLowerCase() === email.toLowerCase());
}

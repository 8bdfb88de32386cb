import {
  blockedSeconds,
  countAttempt,
  forgetAttempts,
  forgetUnlessBlocked,
} from '../../platform/limits/attempt-limits.ts';
import { waitingTime, type LimitRule } from '../../platform/limits/limit-rule.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import type { Db } from '../../platform/database/database.ts';
import { TooManyAttemptsError } from '../../platform/http/errors/errors.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { noteSecurityEvent } from './security-events.ts';

/** Which settings decide about sign-in. */
export type SignInLimitSettings = Pick<
  Settings,
  'lockOutAfter' | 'lockOutLongestMinutes' | 'signInFailuresPerAddress'
>;

/** Who tries to sign in, from where. The same for people there are and for those there are not. */
export interface SignInAttempt {
  userName: string;
  remoteAddress: string;
}

/** Refuses guessing: an account locks after a few failures, a network address after many. */
export interface SignInLimits {
  /** @throws TooManyAttemptsError while the account or the network address is locked */
  requireOpen: (db: Db, attempt: SignInAttempt) => Promise<void>;
  /**
   * Counts a failure. Call it before the response is sent.
   *
   * @throws TooManyAttemptsError if simultaneous failures have reached the limit
   */
  failed: (db: Db, attempt: SignInAttempt & { personId: number | null }) => Promise<void>;
  /**
   * Deletes the failures of the account. Call it before the response is sent: a right guess among many simultaneous
   * ones does not count once the others have locked the account.
   *
   * @throws TooManyAttemptsError
   */
  succeeded: (db: Db, attempt: SignInAttempt) => Promise<void>;
}

const LONGEST_KEY = 300;

const accountKey = (userName: string) => `sign-in ${userName.toLowerCase()}`.slice(0, LONGEST_KEY);
const addressKey = (remoteAddress: string) => `sign-in from ${networkOf(remoteAddress)}`;

export function signInLimits(settings: SignInLimitSettings): SignInLimits {
  const { lockOutAfter, lockOutLongestMinutes, signInFailuresPerAddress } = settings;
  const ofAccount: LimitRule = {
    attempts: lockOutAfter,
    forgetSeconds: 3600,
    firstBlockSeconds: 60,
    longestBlockSeconds: lockOutLongestMinutes * 60,
  };
  const ofAddress: LimitRule = {
    attempts: signInFailuresPerAddress,
    forgetSeconds: 30,
    firstBlockSeconds: 60,
    longestBlockSeconds: lockOutLongestMinutes * 60,
  };

  const requireOpen = async (db: Db, { userName, remoteAddress }: SignInAttempt) => {
    const keys = [accountKey(userName), addressKey(remoteAddress)];
    const [account = 0, address = 0] = await blockedSeconds(db, keys);
    if (account > 0) throw lockedAccount(account);
    if (address > 0) throw lockedAddress(address);
  };

  return {
    requireOpen,
    failed: async (db, { userName, remoteAddress, personId }) => {
      const account = await countAttempt(db, accountKey(userName), ofAccount);
      const address = await countAttempt(db, addressKey(remoteAddress), ofAddress);
      const event = { email: userName, personId, remoteAddress };
      if (!account.wasBlocked && account.waitSeconds > 0)
        await noteSecurityEvent(db, {
          ...event,
          kind: 'locked out',
          detail: { for: waitingTime(account.waitSeconds) },
        });
      if (!address.wasBlocked && address.waitSeconds > 0)
        await noteSecurityEvent(db, {
          ...event,
          kind: 'too many requests',
          detail: { of: 'sign-in', for: waitingTime(address.waitSeconds) },
        });
      if (account.wasBlocked) throw lockedAccount(account.waitSeconds);
      if (address.wasBlocked) throw lockedAddress(address.waitSeconds);
    },
    succeeded: async (db, attempt) => {
      await forgetUnlessBlocked(db, accountKey(attempt.userName));
      await requireOpen(db, attempt);
    },
  };
}

/** Opens an account that was locked, because its owner has proved to be its owner in another way. */
export function unlockAccount(db: Db, userName: string): Promise<void> {
  return forgetAttempts(db, accountKey(userName));
}

function lockedAccount(seconds: number): TooManyAttemptsError {
  return new TooManyAttemptsError(
    `Too many sign-ins with this e-mail address have failed. Try again in ${waitingTime(seconds)}, or set a new password.`,
    seconds,
  );
}

function lockedAddress(seconds: number): TooManyAttemptsError {
  return new TooManyAttemptsError(
    `Too many sign-ins from your network have failed. Try again in ${waitingTime(seconds)}.`,
    seconds,
  );
}

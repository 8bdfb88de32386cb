import { useEffect, useEffectEvent, useState } from 'react';
import type { ChangeResponse } from 'shared/contract';
import { ConflictError, unusableAnswer, type ApiError, type FieldError } from './api-error.ts';
import { fetchEdition, type Edition } from './api-fetch.ts';
import { isRecord } from './is-record.ts';
import { mutateResource } from './resource-cache.tsx';
import { useIdentity } from './resource-key.ts';
import { saveOver } from './save-edition.ts';
import { useResourceReading, type ResourceOptions } from './use-resource.ts';

/** A change that was refused because somebody else was faster, and the way out of it. */
export interface Conflict<T> {
  /** The resource as it is now. */
  theirs: T;
  /** Who changed what and when, as a sentence. */
  message: string;
  /** The same for each changed field; paths are those of the history. */
  fields: readonly FieldError[];
  /** Saves over `theirs`, which the person has seen now. Throws as `save` does. */
  save: (body: unknown) => Promise<ChangeResponse>;
  /** Back to the form. Saving again leads to the same conflict. */
  dismiss: () => void;
}

/** A resource that the person may change. */
export interface Editable<T> {
  /**
   * What the person edits. It never changes under their hands: a newer edition takes its place only after a save or
   * `reload`.
   */
  data: T | undefined;
  /** Why there is nothing to edit. A renewal that failed takes nothing away from a form, so it is not reported. */
  error: ApiError | undefined;
  /** There is nothing to show yet: neither the resource nor an error. */
  isLoading: boolean;
  /** Somebody else has changed the resource since `data` was read, as far as is known. */
  isOutdated: boolean;
  /** `data` was read on an earlier visit and is being read again: a form begun with it would change under the person's hands. */
  isRenewing: boolean;
  /** Reads the current edition and puts it in the place of `data`. */
  reload: () => Promise<void>;
  /**
   * Saves a change of `data` (PUT), on condition that nobody else has changed it meanwhile. The resource and its
   * history are read again before the promise resolves.
   *
   * @throws ConflictError with both sides when somebody has; `conflict` is then set
   * @throws ApiError with the text to show for every other failure
   */
  save: (body: unknown) => Promise<ChangeResponse>;
  /**
   * Saves a further change right after another, made of the edition that is there by now. Throws as `save` does.
   *
   * @param bodyOf makes the change of that edition; undefined where nothing is left to change
   * @returns undefined when nothing was saved
   */
  saveNext: (bodyOf: (current: T) => unknown) => Promise<ChangeResponse | undefined>;
  conflict: Conflict<T> | undefined;
}

const UNUSABLE = unusableAnswer(200);

interface HeldEdition<T> {
  /** Which resource this is an edition of, for whom, and after how many saves and reloads. */
  of: string;
  round: number;
  edition: Edition<T>;
}

/** A refused save: of which resource, and what is in its way. */
interface Refusal<T> {
  of: string;
  message: string;
  fields: readonly FieldError[];
  newer: Edition<T>;
}

/**
 * Reads a resource to be edited, and saves it without overwriting what others have saved since (PP-11). Forms take their
 * values from `data` and follow it.
 *
 * @param path of the resource, for example `/api/projects/TPN:000000042`; null reads nothing
 * @param identifier which the resource contains; a response without it counts as none
 */
export function useEditable<T>(
  path: string | null,
  { showsRefusal, identifier }: Pick<ResourceOptions, 'showsRefusal'> & { identifier?: string } = {},
): Editable<T> {
  const reading = useResourceReading<T>(path, undefined, { showsRefusal });
  const of = `${useIdentity()} ${path}`;
  const [round, setRound] = useState(0);
  const [held, setHeld] = useState<HeldEdition<T>>();
  const [refusal, setRefusal] = useState<Refusal<T>>();

  const isHeld = held?.of === of;
  const isNewRound = !isHeld || held.round !== round;
  const isLeftFromBefore = reading.edition !== undefined && !reading.isFreshlyRead;
  const isAsked = useIsAsked(of, isLeftFromBefore, reading.reload);
  if (isNewRound && reading.edition && isAsked && !reading.isValidating) {
    setHeld({ of, round, edition: reading.edition });
  }
  const edition = isHeld ? held.edition : reading.edition;

  const takeUpPresent = () => setRound((rounds) => rounds + 1);

  async function saveOverTag(body: unknown, tag: string | null): Promise<ChangeResponse> {
    if (path === null) throw new Error('There is no resource to save');
    const result = await saveOver<T>(path, body, tag);
    if (!result.isSaved) {
      const { message, fields } = result.refusal;
      setRefusal({ of, message, fields, newer: result.newer });
      throw new ConflictError(result.refusal, body, result.newer.data);
    }
    await mutateResource(path, `${path}/history`);
    setRefusal(undefined);
    takeUpPresent();
    return result.response;
  }

  async function saveNext(bodyOf: (current: T) => unknown): Promise<ChangeResponse | undefined> {
    if (path === null) throw new Error('There is no resource to save');
    const current = await fetchEdition<T>(path);
    const body = bodyOf(current.data);
    return body === undefined ? undefined : saveOverTag(body, current.tag);
  }

  async function reload() {
    await reading.reload();
    setRefusal(undefined);
    takeUpPresent();
  }

  const isOther = edition !== undefined && identifier !== undefined && !isRecord(edition.data, identifier);
  const error = edition === undefined ? reading.error : undefined;
  return {
    data: isOther ? undefined : edition?.data,
    error: isOther ? UNUSABLE : error,
    isLoading: path !== null && edition === undefined && reading.error === undefined,
    isOutdated:
      isHeld && !isNewRound && reading.edition !== undefined && reading.edition.tag !== held.edition.tag,
    isRenewing: edition !== undefined && !isHeld,
    reload,
    save: (body) => saveOverTag(body, edition?.tag ?? null),
    saveNext,
    conflict:
      refusal?.of === of
        ? {
            theirs: refusal.newer.data,
            message: refusal.message,
            fields: refusal.fields,
            save: (body) => saveOverTag(body, refusal.newer.tag),
            dismiss: () => setRefusal(undefined),
          }
        : undefined,
  };
}

/**
 * Whether what is there was requested since the caller is there. What an earlier visit has left may be old: it is read
 * again first.
 *
 * @param of names the resource
 * @param isLeftFromBefore whether there is a response that nobody read for this screen
 */
function useIsAsked(of: string, isLeftFromBefore: boolean, reload: () => Promise<void>): boolean {
  const [first, setFirst] = useState({ of, isKept: isLeftFromBefore });
  if (first.of !== of) setFirst({ of, isKept: isLeftFromBefore });
  const { isKept } = first;
  const renew = useEffectEvent(reload);
  useEffect(() => {
    if (!isKept) return;
    let isCurrent = true;
    void renew().finally(() => {
      if (isCurrent) setFirst({ of, isKept: false });
    });
    return () => {
      isCurrent = false;
    };
  }, [of, isKept]);
  return first.of === of && !isKept;
}

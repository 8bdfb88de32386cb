import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDraft, type Draft } from 'shared/domain';
import { useUnsavedChanges } from 'shared/router';
import { changesOf, EXAMPLE_CHANGES, hasChanges, withList, type ChangeSet } from '../changes/change-set.ts';
import { nextTemporaryId, type ListChanges } from '../changes/list-changes.ts';

export interface HeldChanges {
  set: ChangeSet;
  /** Makes a step from the present changes of a list; the tag counts when there are none yet. */
  change: (consortium: string, tag: string | null, step: (list: ListChanges) => ListChanges) => void;
  /** Puts these changes in the place of all others. */
  replace: (set: ChangeSet) => void;
  /** Puts these changes of one list in the place of those that it had. */
  keep: (list: ListChanges) => void;
  /** An id for a new record, as none has had on this visit: a removed one may be brought back. */
  temporaryId: () => number;
  draft: Draft<ChangeSet>;
}

const NOTHING: ChangeSet = [];

/**
 * The changes that are not saved yet. They outlive pages, filters and the choice of another consortium (PP-06); the shell asks
 * before they are left, and the browser keeps them as a draft.
 */
export function useChangeSet(): HeldChanges {
  const [set, setSet] = useState(NOTHING);
  const draft = useDraft('gene-lists', EXAMPLE_CHANGES);
  useUnsavedChanges(hasChanges(set), undefined, draft.isKept);

  const keepDraft = useEffectEvent(() => {
    if (set === NOTHING) return;
    if (hasChanges(set)) draft.keep(set);
    else if (draft.found === null) draft.discard();
  });
  useEffect(() => keepDraft(), [set]);

  const change = useCallback<HeldChanges['change']>((consortium, tag, step) => {
    setSet((before) => withList(before, step(changesOf(before, consortium, tag))));
  }, []);
  const keep = useCallback((list: ListChanges) => setSet((before) => withList(before, list)), []);
  const lastId = useRef(0);
  const temporaryId = () => {
    const added = set.flatMap((list) => list.added);
    lastId.current = nextTemporaryId({ added }, lastId.current);
    return lastId.current;
  };
  return { set, change, replace: setSet, keep, temporaryId, draft };
}

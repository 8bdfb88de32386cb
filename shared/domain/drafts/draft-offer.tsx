import type { ReactNode } from 'react';
import { Button, formatDateTime, Notice, Row, Text } from 'shared/ui';
import type { Draft } from './use-draft.ts';

export interface DraftOfferProps<T> {
  draft: Draft<T>;
  /** Puts the draft into the form. */
  onTakeUp: (value: T) => void;
  /** What the person should know before they decide. */
  children?: ReactNode;
}

/** Offers what somebody typed on an earlier visit and never sent. Shows nothing without such a draft. */
export function DraftOffer<T>({ draft, onTakeUp, children }: DraftOfferProps<T>) {
  const { found } = draft;
  if (found === null) return null;
  const takeUp = () => {
    onTakeUp(found.value);
    draft.takeUp();
  };
  return (
    <Notice kind="info" title="You have a draft that was not sent.">
      <Text>Last changed on {formatDateTime(new Date(found.savedAt))}, kept in this browser only.</Text>
      {children}
      <Row mt="2">
        <Button size="sm" variant="primary" onClick={takeUp}>
          Continue with the draft
        </Button>
        <Button size="sm" onClick={draft.discard}>
          Discard the draft
        </Button>
      </Row>
    </Notice>
  );
}

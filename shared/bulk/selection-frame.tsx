import { useState, type ReactNode } from 'react';
import { errorText } from 'shared/api';
import { Button, Checkbox, formatCount, Row, Text } from 'shared/ui';

/** The rows that a list finds on all its pages. */
export interface Matching {
  /** Of its button: how many there are, where that is known. */
  label: string;
  /** Reads and selects them. */
  select: () => Promise<void>;
}

export interface SelectionFrameProps {
  /** Rows of the page that can be selected. */
  onPage: number;
  isPageSelected: boolean;
  onSelectPage: (isSelected: boolean) => void;
  /** Null where the page has all rows. */
  matching: Matching | null;
  hasSelection: boolean;
  summary: string;
  onSelectNothing: () => void;
  /** What can be done with the selection, where there is one. */
  children: ReactNode;
}

/** The line above a list: all of the page, all that match, how much is selected, and what can be done with it. */
export function SelectionFrame(props: SelectionFrameProps) {
  const { onPage, isPageSelected, onSelectPage, matching, hasSelection, summary } = props;
  return (
    <Row gap="3" mb="2" role="group" aria-label="Selection">
      <Checkbox
        label={onPage === 1 ? 'The only one of this page' : `All ${formatCount(onPage)} of this page`}
        checked={isPageSelected}
        disabled={onPage === 0}
        onChange={({ target }) => onSelectPage(target.checked)}
      />
      {matching !== null && <SelectMatching {...matching} />}
      <Text role="status" tone={hasSelection ? undefined : 'muted'}>
        {summary}
      </Text>
      {hasSelection && (
        <>
          {props.children}
          <Button size="sm" variant="quiet" onClick={props.onSelectNothing}>
            Select nothing
          </Button>
        </>
      )}
    </Row>
  );
}

function SelectMatching({ label, select }: Matching) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const selectAll = async () => {
    setBusy(true);
    try {
      await select();
      setProblem(null);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button size="sm" variant="quiet" isBusy={isBusy} onClick={() => void selectAll()}>
        {label}
      </Button>
      {problem !== null && <Text role="alert">{problem}</Text>}
    </>
  );
}

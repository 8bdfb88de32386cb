import { useRef, useState, type ReactNode } from 'react';
import type { FieldError } from 'shared/api';
import { useSession } from 'shared/session';
import { Button, Notice, Row, Stack, Text, WarningIcon } from 'shared/ui';
import { Dialog } from 'shared/ui-overlays';
import { ConflictField } from './conflict-field.tsx';
import { fieldsWith, isResolved, merge, type Choices, type Side, type Versions } from './merge.ts';
import { ResolvedFields } from './resolved-fields.tsx';
import { withFieldNames } from './message.ts';
import { valueText } from './value-text.ts';
import { focusedByItself } from './versions.styles.ts';
import { conflictTitle, withYou } from './who-changed.ts';

export interface ConflictDialogProps<T extends object> extends Versions<T> {
  /** What the screen calls each field. Fields without a label are merged too, and not shown by name. */
  labels: Partial<Record<keyof T, string>>;
  /** Who changed what and when, in the words of the server. */
  message: string;
  /** The changed fields by their technical names, as `Conflict` has them; the message then says them in human words. */
  fields?: readonly FieldError[];
  /** Both sides together, as chosen; to be saved over `theirs`. */
  onKeep: (merged: T) => void;
  /** Back to the form, which still contains everything. */
  onCancel: () => void;
  isBusy?: boolean;
  /** Why the merged values could not be saved. */
  error?: string;
  /** Shows a value that has no simple text. */
  format?: (field: keyof T & string, value: unknown) => ReactNode;
}

/**
 * Shown when what the person has been editing was saved meanwhile, by somebody else or in another tab (PP-11): both values of each field beside each other.
 * Only what both have changed must be decided; nothing that was typed is lost.
 */
export function ConflictDialog<T extends object>(props: ConflictDialogProps<T>) {
  // When a third person saves meanwhile, what was chosen does not count any more.
  return <ConflictChoices key={JSON.stringify(props.theirs)} {...props} />;
}

function ConflictChoices<T extends object>(props: ConflictDialogProps<T>) {
  const { base, mine, theirs, labels, message, fields = [], onKeep, onCancel, isBusy, error } = props;
  const { format = (_field: string, value: unknown) => valueText(value) } = props;
  const versions = { base, mine, theirs };
  const email = useSession().person?.email;
  const [choices, setChoices] = useState<Choices<T>>({});
  const open = fieldsWith(versions, 'choose');
  // What happened is read first, also by a screen reader.
  const whatHappened = useRef<HTMLParagraphElement>(null);

  const chooseAll = (side: Side) => {
    const all: Choices<T> = {};
    for (const field of open) all[field] = side;
    setChoices(all);
  };

  return (
    <Dialog
      title={conflictTitle(message, email)}
      icon={<WarningIcon />}
      isOpen
      onClose={onCancel}
      initialFocus={whatHappened}
      width="52rem"
      footer={
        <>
          <Button onClick={onCancel}>Back to my changes</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabledReason={
              isResolved(versions, choices) ? undefined : 'Choose a value for each field first.'
            }
            onClick={() => onKeep(merge(versions, choices))}
          >
            Save my choices
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {error && <Notice kind="error">{error}</Notice>}
        <Text ref={whatHappened} tabIndex={-1} className={focusedByItself}>
          {withFieldNames(withYou(message, email), fields)}
        </Text>
        {open.length === 0 && (
          <Text>Nothing that you have changed is touched by this: both can be saved.</Text>
        )}
        {open.length > 1 && <ChooseAll onChoose={chooseAll} />}
        {open.map((field) => (
          <ConflictField
            key={field}
            label={labels[field] ?? field}
            before={format(field, base[field])}
            mine={format(field, mine[field])}
            theirs={format(field, theirs[field])}
            chosen={choices[field]}
            onChoose={(side) => setChoices({ ...choices, [field]: side })}
          />
        ))}
        <ResolvedFields versions={versions} labels={labels} format={format} />
      </Stack>
    </Dialog>
  );
}

function ChooseAll({ onChoose }: { onChoose: (side: Side) => void }) {
  return (
    <Row>
      <Button size="sm" onClick={() => onChoose('mine')}>
        Take all of yours
      </Button>
      <Button size="sm" onClick={() => onChoose('theirs')}>
        Take everything saved meanwhile
      </Button>
    </Row>
  );
}

import { useId, useRef, type ReactNode } from 'react';
import { Button, Heading, ModalSurface, Row, Stack } from 'shared/ui';
import * as looks from './confirm-dialog.styles.ts';

export interface ConfirmDialogProps {
  title: ReactNode;
  isOpen: boolean;
  onConfirm: () => void;
  /** Also Escape and a press beside the dialog. */
  onCancel: () => void;
  icon?: ReactNode;
  confirmText?: string;
  /** `null` leaves the cancel button out: the dialog then only informs (ui-screens 2.6). */
  cancelText?: string | null;
  /** 250 px unless the question needs more room (ui-screens 2.4). */
  width?: string;
  /** The confirmation is on its way: the button shows it and cannot be pressed twice. */
  isBusy?: boolean;
  /** The button that stands out and has the focus first: the one that loses nothing. */
  emphasis?: 'confirm' | 'cancel';
  children: ReactNode;
}

/** A question with `Cancel` and `Ok`; the focus starts on `Ok`, or where `emphasis` says. */
export function ConfirmDialog({
  title,
  icon,
  isOpen,
  onConfirm,
  onCancel,
  confirmText = 'Ok',
  cancelText = 'Cancel',
  width = '250px',
  isBusy = false,
  emphasis = 'confirm',
  children,
}: ConfirmDialogProps) {
  const titleId = useId();
  const bodyId = useId();
  const first = useRef<HTMLButtonElement>(null);
  const isCancelFirst = emphasis === 'cancel';
  return (
    <ModalSurface
      role="alertdialog"
      isOpen={isOpen}
      onClose={onCancel}
      labelledBy={titleId}
      describedBy={bodyId}
      initialFocus={first}
      width={width}
    >
      <Stack gap="3" p="5" overflowY="auto">
        <Heading as="h2" id={titleId} size="md" className={looks.title}>
          {icon}
          {title}
        </Heading>
        <div id={bodyId}>{children}</div>
        <Row flexWrap="nowrap" alignItems="stretch" justifyContent="flex-end" gap="2" mt="1">
          {cancelText !== null && (
            <Button
              ref={isCancelFirst ? first : undefined}
              variant={isCancelFirst ? 'primary' : undefined}
              onClick={onCancel}
            >
              {cancelText}
            </Button>
          )}
          <Button
            ref={isCancelFirst ? undefined : first}
            variant={isCancelFirst ? undefined : 'primary'}
            isBusy={isBusy}
            onClick={onConfirm}
          >
            {confirmText}
          </Button>
        </Row>
      </Stack>
    </ModalSurface>
  );
}

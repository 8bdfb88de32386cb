import { Text, WarningIcon } from 'shared/ui';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface DeleteConfirmationProps {
  /** What is to be deleted, in the words of the screen: `guide`. */
  what: string;
  /** The button of the screen that saves, where it is another than `Update`. */
  saveButton?: string;
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something stored is taken out of a form: 250 px wide (specification part 2, section 9; ui-screens 2.4). */
export function DeleteConfirmation({ what, saveButton = 'Update', ...dialog }: DeleteConfirmationProps) {
  return (
    <ConfirmDialog title="Delete Confirmation" icon={<WarningIcon />} {...dialog}>
      <Text size="sm">
        This {what} will be deleted in the system once the “{saveButton}” button is clicked.
      </Text>
    </ConfirmDialog>
  );
}

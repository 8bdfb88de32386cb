import { List, ListItem, Stack, Text, WarningIcon } from 'shared/ui';
import { ConfirmDialog } from 'shared/ui-overlays';

interface EditCoordinatesDialogProps {
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What people who enter coordinates by hand must know (ui-screens 2.5). */
export function EditCoordinatesDialog(props: EditCoordinatesDialogProps) {
  return (
    <ConfirmDialog title="Warning" icon={<WarningIcon />} width="900px" {...props}>
      <Stack gap="2">
        <Text>The item is only updated in the system once the “Update” button is clicked.</Text>
        <List>
          <ListItem>
            Enter deletion coordinates in the <strong>1-based</strong> system.
          </ListItem>
          <ListItem>Manually updated entries are final and will not be recalculated.</ListItem>
          <ListItem>
            After editing deletion coordinates, the aligned FASTA sequences are no longer shown in the genome
            browser.
          </ListItem>
          <ListItem>
            Updating targeted exons or canonical targeted exons deletes the related transcripts.
          </ListItem>
        </List>
      </Stack>
    </ConfirmDialog>
  );
}

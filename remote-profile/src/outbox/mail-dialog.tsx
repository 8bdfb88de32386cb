import { useResource } from 'shared/api';
import type { MailMessage, MailSummary } from 'shared/contract';
import { Box, FactList, formatDateTime, Stack, Text } from 'shared/ui';
import { Loaded } from 'shared/domain';
import { Dialog } from 'shared/ui-overlays';
import { MailText } from './mail-text.tsx';

/** One mail with its text, as long as that is there. */
export function MailDialog({ mail, onClose }: { mail: MailSummary; onClose: () => void }) {
  const message = useResource<MailMessage>(`/api/outbox/${mail.id}`);
  return (
    <Dialog title={mail.subject} isOpen onClose={onClose} width="40rem">
      <Stack gap="4">
        <FactList
          facts={[
            { label: 'To', value: mail.to },
            { label: 'Written', value: formatDateTime(mail.createdAt) },
          ]}
        />
        <Loaded of={message}>
          {({ text }) =>
            text === null ? (
              <Text tone="muted">
                The text is gone: the mail was sent, or its link is no longer good for anything.
              </Text>
            ) : (
              <Box bg="bg.muted" borderRadius="md" p="4">
                <MailText text={text} />
              </Box>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  );
}

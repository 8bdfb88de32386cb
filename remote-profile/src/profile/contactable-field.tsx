import { useId } from 'react';
import { siteConfiguration } from 'shared/api';
import { Box, Checkbox, ExternalLink, Text } from 'shared/ui';
import { useBoundField } from 'shared/ui-forms';

/** The consent to be contacted, and what it agrees to (spec part 2 §2). The link stands outside the label: it is no tick. */
export function ContactableField() {
  const { control, field } = useBoundField({ name: 'contactable', label: 'Contactable' });
  const { privacyNotice } = siteConfiguration().links;
  const noteId = useId();
  return (
    <Box>
      <Checkbox {...control} label={field.label} aria-describedby={noteId} />
      <Text id={noteId} size="sm" tone="muted" ps="6">
        by checking this box you agree to our{' '}
        {privacyNotice ? <ExternalLink href={privacyNotice}>Privacy Notice</ExternalLink> : 'Privacy Notice'}
      </Text>
    </Box>
  );
}

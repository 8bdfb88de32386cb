import { Box, ExternalLink } from 'shared/ui';
import { partsOfMail } from './parts-of-mail.ts';

/** The text of a mail with its line breaks; addresses can be followed, in a new tab. */
export function MailText({ text }: { text: string }) {
  return (
    <Box whiteSpace="pre-wrap" overflowWrap="anywhere">
      {partsOfMail(text).map((part, index) =>
        part.isLink ? (
          <ExternalLink key={index} href={part.text}>
            {part.text}
          </ExternalLink>
        ) : (
          <span key={index}>{part.text}</span>
        ),
      )}
    </Box>
  );
}

import { Box, ExternalLink } from 'shared/ui';

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

/** A piece of a mail's text: an address that can be followed, or what is around it. */
interface MailPart {
  text: string;
  isLink: boolean;
}

/** Addresses of web pages; nothing else in a mail is made a link. */
const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** The pieces of a text in their order; together they are the text. */
export function partsOfMail(text: string): MailPart[] {
  return text
    .split(ADDRESS)
    .map((part, index) => ({ text: part, isLink: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

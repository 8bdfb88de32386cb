/** A piece of a mail's text: an address that can be followed, or what is around it. */
export interface MailPart {
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

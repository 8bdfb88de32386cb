import { UserError } from '../http/errors/errors.ts';

/** A piece of an XML text; names come without their prefix. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

const TAG =
  /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|<!\[CDATA\[([^]*?)\]\]>|<(?:\?[^>]*|!--[^]*?--)>|([^<]+)/y;

/**
 * The tags and texts of an XML text. Documents with a DOCTYPE are refused: spreadsheets have none, and entities are defined there.
 *
 * @throws UserError for what is no XML
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  const tag = new RegExp(TAG);
  while (tag.lastIndex < xml.length) {
    const found = tag.exec(xml);
    if (found === null) throw new UserError('The spreadsheet contains XML that cannot be read.');
    const [, slash, name, attributes = '', end, verbatim, text] = found;
    if (name !== undefined)
      yield slash === '' ? { kind: 'open', name, attributes, isEmpty: end === '/' } : { kind: 'close', name };
    else if (verbatim !== undefined) yield { kind: 'text', text: verbatim };
    else if (text !== undefined) yield { kind: 'text', text: withoutEntities(text) };
  }
}

/** The value of an attribute; undefined where there is none. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s])(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(
    attributes,
  );
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : withoutEntities(value);
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities that every XML has, and characters by their numbers; others stay as they are written. */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (written, hex, decimal, name) => {
    if (typeof name === 'string') return NAMED[name] ?? written;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

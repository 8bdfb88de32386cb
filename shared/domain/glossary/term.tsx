import { InfoIcon, Tooltip } from 'shared/ui';
import { mark, word } from './term.styles.ts';
import { termOf, TERMS, type TermName } from './terms.ts';

/** An abbreviation within a text; pointer, keyboard focus or a press shows what it means. */
export function Term({ name }: { name: TermName }) {
  return (
    <Tooltip text={TERMS[name]} opensOnPress>
      <button type="button" className={word}>
        {name}
      </button>
    </Tooltip>
  );
}

/** The number of a record, with a mark that says what kind of number it is. */
export function RecordId({ id }: { id: string }) {
  return (
    <>
      <span className="gt-id">{id}</span>
      <IdMark id={id} />
    </>
  );
}

/** The mark alone, beside a number that is a link or stands in a heading. */
export function IdMark({ id }: { id: string }) {
  const name = termOf(id);
  if (name === undefined) return null;
  return (
    <Tooltip text={TERMS[name]} opensOnPress>
      <button type="button" className={mark} aria-label={`What ${name} means`}>
        <InfoIcon size={13} />
      </button>
    </Tooltip>
  );
}

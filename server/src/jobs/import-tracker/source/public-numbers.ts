import type { Rule } from './mapping.ts';

/** A kind of public number (data-model.md section 1.1), such as TPN:000000042. */
export interface NumberKind {
  readonly table: string;
  /** Column of the source; in capitals it is the prefix. */
  readonly column: string;
  /** Digits, filled up with zeros. */
  readonly width: number;
}

/** As many digits as a number can have that the tracker counts on from. */
const MOST_DIGITS = 15;

/**
 * SQL of the number that a row has from now on. Its own stays, also where it does not follow from the id. Without one, or
 * with one that is no such number or that another row has too, it is the one that follows from the id, or, where another
 * row has that, one beyond all.
 */
export function numberExpression({ table, column, width }: NumberKind): string {
  const prefix = column.toUpperCase();
  const own = `'${prefix}:' || lpad(source.id::text, greatest(${width}, length(source.id::text)), '0')`;
  const stored = `btrim(source.${column})`;
  const isNumber = (number: string) => `${number} ~ '^${prefix}:[0-9]{1,${MOST_DIGITS}}$'`;
  const digits = (number: string) => `substring(${number} from '[0-9]+$')::bigint`;
  const largest = `select greatest(max(other.id),
    max(case when ${isNumber(`btrim(other.${column})`)} then ${digits(`btrim(other.${column})`)} end)) from ${table} other`;
  return `case
    when ${isNumber(stored)}
      and row_number() over (partition by ${stored} order by ${stored} <> ${own}, source.id) = 1 then ${stored}
    when ${own} not in (select btrim(other.${column}) from ${table} other where other.${column} is not null) then ${own}
    else '${prefix}:' || ((${largest}) + source.id) end`;
}

/** Names of the inputs that `givenNumber` compares. */
export const STORED_NUMBER = 'stored_number';
export const OWN_ID = 'own_id';

/** The number as our `given_number` has it: null where it follows from the id. */
export function givenNumber({ column, width }: NumberKind): Rule {
  return (value, { [STORED_NUMBER]: stored = null, [OWN_ID]: id = null }) => {
    const follows = `${column.toUpperCase()}:${(id ?? '').padStart(width, '0')}`;
    const isOwn = value === null || value === follows;
    if ((stored?.trim() ?? '') === '')
      return isOwn
        ? { value: null, change: 'was missing and follows from the id', isNoise: true, was: stored }
        : {
            value,
            change: 'was missing, and another row has the number of its id, so it is a new one',
            was: stored,
          };
    if (value !== stored?.trim())
      return {
        value,
        change: 'is no public number, or another row has it too, so there is a new one',
        was: stored,
      };
    if (isOwn) return { value: null };
    return { value, change: 'does not follow from the id of its row, and stays', isNoise: true, was: stored };
  };
}

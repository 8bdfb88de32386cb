import { Fragment, useState, type ReactNode } from 'react';

/** As many as a cell has room for. */
const SHOWN = 2;

/** Several values in one table cell: see `inOneLine`. */
export function Values({ items }: { items: readonly ReactNode[] }) {
  return inOneLine(items);
}

/**
 * Several values in one line: two, and a button that shows how many more there are. None gives an empty cell. A function, because
 * tables contain thousands of such cells.
 */
export function inOneLine(items: readonly ReactNode[]): ReactNode {
  const values = items.filter((item) => item !== null && item !== undefined && item !== '');
  if (values.length <= 1) return values[0];
  if (values.length > SHOWN) return <Shortened values={values} />;
  return <span className="gt-values">{joined(values)}</span>;
}

function Shortened({ values }: { values: readonly ReactNode[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (isWhole) return joined(values);
  const more = values.length - SHOWN;
  return (
    <span className="gt-values">
      {joined(values.slice(0, SHOWN))}{' '}
      <button type="button" className="gt-more" aria-label={`${more} more`} onClick={() => setIsWhole(true)}>
        +{more}
      </button>
    </span>
  );
}

function joined(values: readonly ReactNode[]) {
  return values.map((value, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {value}
    </Fragment>
  ));
}

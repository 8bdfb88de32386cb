import type { ReactNode } from 'react';

/** Several values in one table cell, one a line. A single value needs no list around it; none gives an empty cell. */
export function Lines({ items }: { items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  if (items.length === 1) return items[0];
  return (
    <ul className="gt-lines">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

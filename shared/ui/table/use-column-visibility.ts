import { useState } from 'react';
import type { ColumnVisibility } from './column.ts';

function isVisibility(value: unknown): value is ColumnVisibility {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((shown) => typeof shown === 'boolean')
  );
}

function stored(key: string): ColumnVisibility {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isVisibility(value) ? value : {};
  } catch {
    return {};
  }
}

/** The reader's choice of columns, stored on this device under the table's name. */
export function useColumnVisibility(tableName: string) {
  const key = `columns.${tableName}`;
  const [visibility, setVisibility] = useState(() => stored(key));
  const change = (next: ColumnVisibility) => {
    setVisibility(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be forbidden; the choice then lasts as long as the page.
    }
  };
  return [visibility, change] as const;
}

import { AuditCollection, type AuditLeaf, type AuditTree } from './audit-tree.ts';

/** An entity as paths: `privacy.name` to the text of the value, `genes.[7]` to the element. */
export interface Flattened {
  /** Simple fields that are not null. */
  readonly fields: ReadonlyMap<string, string>;
  readonly elements: ReadonlyMap<string, AuditTree | AuditLeaf>;
}

/** Every path of an entity. Null, an absent field, a null record and an empty collection leave no path. */
export function flatten(tree: AuditTree | null): Flattened {
  const fields = new Map<string, string>();
  const elements = new Map<string, AuditTree | AuditLeaf>();
  const walk = (path: string, value: AuditLeaf | AuditTree | AuditCollection): void => {
    if (value === null) return;
    if (value instanceof AuditCollection) {
      for (const [key, element] of value.elements) {
        const place = `${path}.[${key}]`;
        elements.set(place, element);
        if (isTree(element)) walk(place, element);
      }
    } else if (isTree(value)) {
      for (const [field, inner] of Object.entries(value))
        walk(path === '' ? field : `${path}.${field}`, inner);
    } else fields.set(path, String(value));
  };
  walk('', tree);
  return { fields, elements };
}

/** An element for people: `name=Conditional, typeName=allele_category`; what is null is left out. */
export function printed(element: AuditTree | AuditLeaf): string {
  return partsOf(element).join(', ');
}

/** Are two elements the same, in whatever order their own collections were read? */
export function isSame(one: AuditTree | AuditLeaf, other: AuditTree | AuditLeaf): boolean {
  return partsOf(one).toSorted().join('\0') === partsOf(other).toSorted().join('\0');
}

function partsOf(element: AuditTree | AuditLeaf): string[] {
  if (!isTree(element)) return [String(element)];
  const { fields, elements } = flatten(element);
  const values = [...elements].filter(([, inner]) => !isTree(inner)).map(([path]) => path);
  return [...Array.from(fields, ([path, value]) => `${path}=${value}`), ...values];
}

function isTree(value: AuditLeaf | AuditTree): value is AuditTree {
  return typeof value === 'object' && value !== null;
}

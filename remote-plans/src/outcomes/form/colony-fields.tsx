import type { Colony } from 'shared/contract';
import { PlainFields } from '../../attempts/fields/plain-fields.tsx';
import { COLONY_FIELDS } from './outcome-fields.ts';
import { COLONY_CHECKS } from './outcome-rules.ts';

/** What may be changed about a colony (ui-screens 15.2). */
export function ColonyFields({ stored }: { stored?: Colony }) {
  return <PlainFields section="colony" fields={COLONY_FIELDS} stored={stored} checks={COLONY_CHECKS} />;
}

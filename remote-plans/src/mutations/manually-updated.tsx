import { Badge } from 'shared/ui';

/** The coordinates were entered by hand and are not computed any more. */
export function ManuallyUpdated() {
  return <Badge tone="warning">Manually Updated</Badge>;
}

import { siteConfiguration } from 'shared/api';
import { Code, Text } from 'shared/ui';

/** Why a gene may have no guides here, what an administrator can do about it, and what everybody can. */
export function FewGuidesNote() {
  if (siteConfiguration().guideFinder !== 'stored') return null;
  return (
    <Text size="sm" tone="muted">
      This tracker searches the guides that the consortium has used, which are those of some genes only. An
      administrator can connect a service that finds guides in all of the genome (setting{' '}
      <Code>GUIDE_FINDER_URL</Code>). Below you can find sites in any sequence.
    </Text>
  );
}

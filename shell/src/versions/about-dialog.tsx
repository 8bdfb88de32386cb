import { siteConfiguration } from 'shared/api';
import { REMOTE_CONTRACT } from 'shared/remote';
import { Badge, ExternalLink, FactList, formatDateTime, Link, PRODUCT_NAME, Row, Text } from 'shared/ui';
import { Dialog } from 'shared/ui-overlays';
import { linksIn } from '../areas/area-links.ts';
import { useViewer } from '../areas/use-areas.ts';
import type { PageRemote } from '../federation/registry-store.ts';
import { usePageRegistry } from '../federation/use-page-registry.ts';

/** Which version of each part of the site this page runs: what support needs when people report a problem. */
export default function AboutDialog({ onClose }: { onClose: () => void }) {
  const { remotes } = usePageRegistry();
  const { contact } = siteConfiguration().links;
  const links = linksIn('about', remotes, useViewer());
  const areas = remotes.map((remote) => ({
    label: remote.title ?? remote.name,
    value: <AreaVersion remote={remote} />,
  }));
  return (
    <Dialog isOpen title={`About ${PRODUCT_NAME}`} width="36rem" onClose={onClose}>
      <Text mb="4">
        The areas of this site are released one by one. When you report a problem, please say which versions
        you see here.
      </Text>
      <FactList facts={[{ label: 'Site', value: __FRAME_VERSION__ }, ...areas]} />
      <Text size="sm" tone="muted" mt="4">
        Interface between the site and its areas: {REMOTE_CONTRACT}
      </Text>
      {contact !== undefined && (
        <Text mt="4">
          <ExternalLink href={contact} sameTab>
            Contact
          </ExternalLink>
        </Text>
      )}
      <Text mt="4">
        <Link to="/status" onClick={onClose}>
          Site status
        </Link>
      </Text>
      {links.map(
        ({ label, to }) =>
          to && (
            <Text key={to} mt="4">
              <Link to={to} onClick={onClose}>
                {label}
              </Link>
            </Text>
          ),
      )}
    </Dialog>
  );
}

function AreaVersion({ remote: { version, publishedAt, isOnTrial } }: { remote: PageRemote }) {
  return (
    <>
      <Row gap="2">
        {version}
        {isOnTrial && <Badge tone="accent">on trial</Badge>}
      </Row>
      {publishedAt !== undefined && (
        <Text size="sm" tone="muted">
          since {formatDateTime(publishedAt)}
        </Text>
      )}
    </>
  );
}

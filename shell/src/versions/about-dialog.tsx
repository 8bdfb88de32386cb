import { use } from 'react';
import { REMOTE_CONTRACT } from 'shared/remote';
import { Badge, formatDateTime, PRODUCT_NAME, Row, TableFrame, Text } from 'shared/ui';
import { Dialog } from 'shared/ui-overlays';
import { pageRegistry, type PageRemote } from '../federation/registry-store.ts';

/** Which version of each part of the site this page runs: what people are asked for when they report a problem. */
export default function AboutDialog({ onClose }: { onClose: () => void }) {
  const { remotes } = use(pageRegistry());
  return (
    <Dialog isOpen title={`About ${PRODUCT_NAME}`} width="36rem" onClose={onClose}>
      <Text mb="3">
        The areas of this site are released one by one. When you report a problem, please say which versions
        you see here.
      </Text>
      <TableFrame caption="What this page runs">
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Version</th>
            <th scope="col">Live since</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Page frame</th>
            <td>{__FRAME_VERSION__}</td>
            <td />
          </tr>
          {remotes.map((remote) => (
            <AreaRow key={remote.name} remote={remote} />
          ))}
        </tbody>
      </TableFrame>
      <Text size="sm" tone="muted" mt="3">
        Contract between frame and areas: {REMOTE_CONTRACT}
      </Text>
    </Dialog>
  );
}

function AreaRow({ remote: { name, title, version, publishedAt, isOnTrial } }: { remote: PageRemote }) {
  return (
    <tr>
      <th scope="row">{title ?? name}</th>
      <td>
        <Row gap="2">
          {version}
          {isOnTrial && <Badge tone="accent">on trial</Badge>}
        </Row>
      </td>
      <td>{publishedAt === undefined ? '' : formatDateTime(publishedAt)}</td>
    </tr>
  );
}

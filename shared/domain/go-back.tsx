import { useState } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { BackIcon, Button } from 'shared/ui';

/** What the router calls the entry that the site was opened with: there is nothing of the site before it. */
const FIRST_ENTRY = 'default';

/**
 * One step back in the browser's history (ui-screens 2.1); for somebody who came by a shared address, the screen that they
 * would have come from.
 */
export function GoBack({ fallback }: { fallback: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  // Filters replace the entry by another of the same place, so the key of the arrival counts.
  const [isFirst] = useState(key === FIRST_ENTRY);
  return (
    <Button
      variant="quiet"
      leftIcon={<BackIcon />}
      onClick={() => void (isFirst ? navigate(fallback) : navigate(-1))}
    >
      Go back
    </Button>
  );
}

import { useEffect, useRef } from 'react';
import { Box, Link, Notice, Text } from 'shared/ui';

/** A record that an earlier attempt has created, whose response was lost. */
export interface EarlierCreation {
  id: string;
  /** Its screen. */
  address: string;
}

/**
 * Leads to the record that exists, while the form still contains what was changed since it was sent. It takes the focus, as errors do: nothing was
 * created now.
 */
export function EarlierCreationNotice({ id, address }: EarlierCreation) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [id]);
  return (
    <Box ref={notice} tabIndex={-1} scrollMarginTop={{ base: '12', lg: '0' }} borderRadius="md" mb="4">
      <Notice kind="info">
        <Text>
          It was created:{' '}
          <Link to={address} isId>
            {id}
          </Link>
          . Your later changes are still here. Creating again makes another one.
        </Text>
      </Notice>
    </Box>
  );
}

import { drawIcon, VisuallyHidden } from 'shared/ui';
import { DropDown } from '../header/drop-down.tsx';
import { iconItem } from '../header/header.styles.ts';
import { NoticeList } from './notice-list.tsx';
import * as looks from './notice-menu.styles.ts';
import { useUnread } from './use-unread.ts';

const BellIcon = drawIcon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4');
/** More are not counted. */
const MOST_SHOWN = 99;

/** The bell of the header with the number of unread notices, and the latest of them below it. */
export default function NoticeMenu() {
  const unread = useUnread();
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : `${unread}`;
  return (
    <>
      <DropDown
        label={unread === 0 ? 'Notices' : `Notices, ${shown} unread`}
        buttonLook={iconItem}
        align="end"
        button={
          <span className={looks.bell}>
            <BellIcon size={18} />
            {unread > 0 && (
              <span className={looks.count} aria-hidden>
                {shown}
              </span>
            )}
          </span>
        }
      >
        {(close) => <NoticeList hasUnread={unread > 0} onFollow={close} />}
      </DropDown>
      <VisuallyHidden>
        <span role="status">{unread === 0 ? '' : `${shown} unread notice${unread === 1 ? '' : 's'}`}</span>
      </VisuallyHidden>
    </>
  );
}

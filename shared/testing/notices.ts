import type { Notice } from 'shared/contract';

/** An unread notice of a change of a plan. */
export function aNotice(more: Partial<Notice> = {}): Notice {
  return {
    id: '7',
    isRead: false,
    date: '2031-03-01T10:00:00',
    user: 'jo@lab.example',
    what: 'Status: Plan Created → Attempt In Progress.',
    geneSymbols: ['Cib2'],
    tpn: 'TPN:000000042',
    pin: 'PIN:0000000001',
    planTypeName: 'production',
    tpo: null,
    min: null,
    psn: null,
    ...more,
  };
}

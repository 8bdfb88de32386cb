/** The page of a record's history: who changed what, when. */
export { HistoryPage } from './history-page.tsx';

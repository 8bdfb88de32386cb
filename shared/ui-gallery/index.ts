/** A room of its own, loaded only when somebody opens it. */
export { GalleryPage } from './gallery-page.tsx';

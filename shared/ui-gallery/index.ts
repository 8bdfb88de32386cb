/** A separate entry point, loaded only when somebody opens it. */
export { GalleryPage } from './gallery-page.tsx';

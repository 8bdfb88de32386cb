import { nodeJest } from 'tools/jest';
export default nodeJest(import.meta.url);

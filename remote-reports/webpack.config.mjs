import { frameConfig } from 'tools/webpack';

export default frameConfig(import.meta.url);

import { verify } from './verify-site.ts';

process.exit(await verify(process.argv.slice(2)));

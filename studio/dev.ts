import { sanity } from './cli.ts'

// Hot reload: `node studio/dev.ts --port 3333`, without the command line's usage data and notices.
await sanity(['dev', ...process.argv.slice(2)])

import { sanity } from './cli.ts'

// schema.json comes from the schema; the types come from it and from the queries of the website.
await sanity(['schema', 'extract', '--path', 'schema.json', '--force'])
await sanity(['typegen', 'generate'])

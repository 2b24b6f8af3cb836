/**
 * Imports the seed (`scripts/seed`) into the dataset that the environment names.
 *
 *     npm run import -- [--dry-run] [--only TYPE]… [--replace] [--prune]
 */
import { parseArgs } from 'node:util'
import { progressOn, summaryLines } from './import/progress.ts'
import { importSeed } from './import/import-seed.ts'
import { openTarget } from './import/target.ts'
import { EnvironmentError, readEnvironment } from './environment.ts'
import { ServiceError } from './services/service-error.ts'
import { statusOf } from './import/request.ts'
import { SeedError } from './import/validate.ts'

const HELP = `Imports the seed (scripts/seed) into the dataset that the environment names.

  --dry-run     report what would happen, write nothing
  --only TYPE   documents of this type only, with the ones they reference; can be repeated
  --replace     overwrite what editors changed since the last import
  --prune       delete documents that were imported earlier and are no longer in the seed
  --help        show this text`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      replace: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return
  }
  const target = await openTarget(readEnvironment())
  console.log(`Importing the seed into ${target.name}`)
  try {
    const summary = await importSeed({
      client: target.client,
      onProgress: progressOn(process.stderr),
      dryRun: values['dry-run'],
      only: values.only,
      replace: values.replace,
      prune: values.prune,
    })
    for (const line of summaryLines(summary, values['dry-run'])) console.log(line)
  } finally {
    await target.release()
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof SeedError || error instanceof EnvironmentError || error instanceof ServiceError)
    return error.message
  const status = statusOf(error)
  if (status === 401 || status === 403)
    return `${error.message}\nThe token has no write access: check SANITY_API_TOKEN.`
  if (error.message === 'fetch failed') return 'The lake does not respond. Is it running?'
  return error.message
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(messageOf(error))
    process.exitCode = 1
  })
}

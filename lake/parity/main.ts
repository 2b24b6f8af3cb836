import { writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { startTestLake } from '../testing/test-lake.ts'
import { type Answer, type Target, runParity } from './run.ts'

/*
 * `npm run parity -w lake` prints where a hosted dataset answers otherwise than the embedded lake. It writes and removes
 * documents whose types begin with `parity`, so use a dataset for tests:
 *
 *   SANITY_PROJECT_ID=… SANITY_DATASET=… SANITY_AUTH_TOKEN=… npm run parity -w lake
 *
 * With `--record` it stores the embedded lake's answers as the expected ones; read their difference before a commit.
 */

const {
  SANITY_PROJECT_ID: projectId,
  SANITY_DATASET: dataset = 'production',
  SANITY_AUTH_TOKEN: token,
} = process.env

async function embedded(): Promise<Answer[]> {
  const lake = await startTestLake()
  const target: Target = {
    url: lake.url,
    assetUrl: lake.url,
    dataset: 'production',
    projectId: 'testshop',
    token: lake.tokens.administrator,
  }
  try {
    return await runParity(target)
  } finally {
    await lake.close()
  }
}

const ours = await embedded()
if (process.argv.includes('--record')) {
  writeFileSync(new URL('expected.json', import.meta.url), `${JSON.stringify(ours, null, 1)}\n`)
  console.log(`${ours.length} answers recorded`)
} else if (!projectId || !token) {
  console.error(
    'Set SANITY_PROJECT_ID, SANITY_DATASET and SANITY_AUTH_TOKEN (of an editor) to compare with a hosted dataset.',
  )
  process.exitCode = 1
} else {
  const url = process.env.SANITY_API_HOST ?? `https://${projectId}.api.sanity.io`
  const assetUrl = process.env.SANITY_API_HOST ?? 'https://cdn.sanity.io'
  const theirs = await runParity({ url, assetUrl, dataset, projectId, token })
  const differences = ours.flatMap((answer, at) => {
    const other = theirs[at]
    return isDeepStrictEqual(answer, other) ? [] : [{ name: answer.name, embedded: answer, hosted: other }]
  })
  for (const { name, embedded: here, hosted } of differences)
    console.log(
      `${name}\n  embedded ${here.status} ${JSON.stringify(here.body)}\n  hosted   ${hosted?.status} ${JSON.stringify(hosted?.body)}`,
    )
  console.log(`${ours.length} requests, ${differences.length} answered differently`)
}

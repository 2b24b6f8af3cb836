import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startLakeProcess } from '../testing/lake-process.ts'
import { dataset, temporaryFolder } from '../testing/test-lake.ts'

/** A lake in a process of its own: in this one, the client would need turns of the same event loop. */
async function ownProcess() {
  const LAKE_DATA = temporaryFolder()
  onTestFinished(() => rmSync(LAKE_DATA, { recursive: true, force: true }))
  const { url, child, kill } = await startLakeProcess({ LAKE_DATA, SANITY_DATASET: dataset })
  onTestFinished(() => void kill('SIGKILL'))
  const secrets = JSON.parse(readFileSync(join(LAKE_DATA, 'secrets.json'), 'utf8')) as Record<string, string>
  return { url, child, editorToken: secrets.editorToken, viewerToken: secrets.viewerToken }
}

test('queries without a token that cannot be interrupted let others have their turn between them', async () => {
  const { url } = await ownProcess()
  const a = Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`k${n}`, 1]))
  const body = JSON.stringify({ query: `{${'...$a,'.repeat(800)}}`, params: { a } })
  const started = performance.now()
  const visitors = Array.from({ length: 12 }, async () => {
    const answer = await fetch(`${url}/v1/data/query/${dataset}`, { method: 'POST', body })
    await answer.text()
    return answer.status
  })
  // The first query runs, and the others wait.
  await new Promise((resolve) => setTimeout(resolve, 500))
  await (await fetch(`${url}/v1/ping`)).text()
  const answered = performance.now() - started
  expect(await Promise.all(visitors)).toEqual(visitors.map(() => 408))
  expect(answered).toBeLessThan((performance.now() - started) / 2)
})

test('queries of one account run a few at a time, and those of others and of visitors beside them', async () => {
  const { url, editorToken, viewerToken } = await ownProcess()
  const done: string[] = []
  const ask = async (name: string, token: string | undefined, query: string, params = {}) => {
    const answer = await fetch(`${url}/v1/data/query/${dataset}`, {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      body: JSON.stringify({ query, params }),
    })
    expect(answer.status).toBe(200)
    done.push(name)
  }
  const list = Array.from({ length: 700 }, (_, a) => ({ a }))
  const long = Array.from({ length: 16 }, () =>
    ask('long', viewerToken, 'count($list[]{"x": $list[]{"a": ^.a}})', { list }),
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  await Promise.all([
    ask('own', viewerToken, '1'),
    ask('other', editorToken, '1'),
    ask('visitor', undefined, '1'),
    ...long,
  ])
  expect(done.slice(0, 2).toSorted()).toEqual(['other', 'visitor'])
  expect(done.indexOf('own')).toBeGreaterThan(2)
})

// Only Linux tells what a process took at most.
test.runIf(process.platform === 'linux')(
  'queries that take hundreds of megabytes are answered one after another, those of a transaction too',
  { timeout: 60_000 },
  async () => {
    const { url, child, editorToken } = await ownProcess()
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${url}/v1/data/${path}/${dataset}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${editorToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      await answer.text()
      return answer.status
    }
    const lines = (length: number) => Array.from({ length }, (_, a) => ({ a }))
    const params = { s: 'Ж'.repeat(20_000), l: lines(2000), m: lines(700) }
    const value = '$l[]{"x": lower($s), "y": $m[]{"a": ^.a}}'
    const query = `count(${value})`
    const selection = { query: `*[_id == string(${query})]`, params }
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => post('query', { query, params })),
      ...Array.from({ length: 6 }, () => post('mutate', { mutations: [{ delete: selection }] })),
    ])
    expect(new Set(answers)).toEqual(new Set([200]))
    const most = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
    expect(Number(most?.[1]) / 1024).toBeLessThan(2000)
  },
)

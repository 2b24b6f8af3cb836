import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
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
  const { editorToken, viewerToken, administratorToken } = secrets
  return { url, child, editorToken, viewerToken, administratorToken }
}

test('queries without a token that cannot be interrupted let others have their turn between them', async () => {
  const { url } = await ownProcess()
  const a = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`k${n}`, 1]))
  const body = JSON.stringify({
    query: `$l[]{${'...$a,'.repeat(800)}}`,
    params: { a, l: Array(50).fill({}) },
  })
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

test('queries of transactions of one account run a few at a time, too, and what has no query does not wait for them', async () => {
  const { url, editorToken, administratorToken } = await ownProcess()
  const done: string[] = []
  const mutate = async (name: string, token: string | undefined, mutation: object) => {
    const answer = await fetch(`${url}/v1/data/mutate/${dataset}?dryRun=true`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ mutations: [mutation] }),
    })
    expect(answer.status).toBe(200)
    done.push(name)
  }
  const list = Array.from({ length: 700 }, (_, a) => ({ a }))
  const slow = { query: '*[_id == string(count($list[]{"x": $list[]{"a": ^.a}}))]', params: { list } }
  const quick = { delete: { query: '*[_id == "none"]' } }
  const long = Array.from({ length: 16 }, () => mutate('long', editorToken, { delete: slow }))
  await new Promise((resolve) => setTimeout(resolve, 200))
  await Promise.all([
    mutate('own', editorToken, quick),
    mutate('own without a query', editorToken, { create: { _type: 'note' } }),
    mutate('other', administratorToken, quick),
    ...long,
  ])
  expect(done.slice(0, 2).toSorted()).toEqual(['other', 'own without a query'])
  expect(done.indexOf('own')).toBeGreaterThan(2)
})

test('two accounts cannot hold all places of queries', async () => {
  const { url, editorToken, viewerToken, administratorToken } = await ownProcess()
  const started = performance.now()
  const ask = async (token: string | undefined, query: string, params = {}) => {
    const answer = await fetch(`${url}/v1/data/query/${dataset}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, params }),
    })
    expect(answer.status).toBe(200)
    return performance.now() - started
  }
  const list = Array.from({ length: 300 }, (_, a) => ({ a }))
  const long = [editorToken, viewerToken].flatMap((token) =>
    Array.from({ length: 13 }, () => ask(token, 'count($list[]{"x": $list[]{"a": ^.a}})', { list })),
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  const third = await ask(administratorToken, '1')
  expect(third).toBeLessThan(Math.min(...(await Promise.all(long))) / 2)
})

test('an account whose transactions take long waits as long after each', async () => {
  const { url, editorToken, viewerToken } = await ownProcess()
  const post = async (token: string | undefined, path: string, body: object) => {
    const answer = await fetch(`${url}/v1/data/${path}/${dataset}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    await answer.text()
    return answer.status
  }
  const list = Array.from({ length: 8000 }, (_, n) => ({ _key: `k${n}`, n }))
  const create = { createOrReplace: { _id: 'long', _type: 'note', list } }
  expect(await post(editorToken, 'mutate', { mutations: [create] })).toBe(200)
  const unset = Array.from({ length: 6 }, (_, n) => `list[n > ${n}].n`)
  const mutations = [{ patch: { id: 'long', unset } }, create]
  let isDone = 0
  const long = Array.from({ length: 5 }, async () => {
    expect(await post(editorToken, 'mutate', { mutations })).toBe(200)
    isDone++
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  const before = isDone
  for (let n = 0; n < 4; n++) expect(await post(viewerToken, 'query', { query: '1' })).toBe(200)
  expect(isDone - before).toBeLessThan(3)
  await Promise.all(long)
})

test('the settings of an account are read one answer at a time, those of others beside them', async () => {
  const { url, editorToken, viewerToken } = await ownProcess()
  const keys = Array.from({ length: 400 }, (_, n) => `k${n}`)
  const settings = `${url}/v1/users/me/keyvalue`
  const headers = { authorization: `Bearer ${editorToken}` }
  for (let at = 0; at < keys.length; at += 10) {
    const pairs = keys.slice(at, at + 10).map((key) => ({ key, value: 'x'.repeat(60_000) }))
    const stored = await fetch(settings, { method: 'PUT', headers, body: JSON.stringify(pairs) })
    expect(stored.status).toBe(200)
  }
  const unread = new AbortController()
  const first = await fetch(`${settings}/${keys.join()}`, { headers, signal: unread.signal })
  const done: string[] = []
  const read = async (name: string, token: string | undefined) => {
    const answer = await fetch(`${settings}/k0`, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(200)
    await answer.text()
    done.push(name)
  }
  const own = read('own', editorToken)
  await read('other', viewerToken)
  expect([first.status, done]).toEqual([200, ['other']])
  unread.abort()
  await own
})

// Only Linux tells what a process took at most.
test('bodies of one account whose last bytes come together let others have their turn between them', async () => {
  const { url, editorToken, viewerToken } = await ownProcess()
  const mutate = (token: string | undefined, mutations: object[]) =>
    fetch(`${url}/v1/data/mutate/${dataset}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ mutations }),
    })
  const list = Array.from({ length: 200_000 }, (_, n) => n % 10)
  expect((await mutate(editorToken, [{ create: { _id: 'long', _type: 'note', list } }])).status).toBe(200)
  const set = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`list[${n}]`, 1]))
  const body = JSON.stringify({ mutations: [{ patch: { id: 'long', set } }] })
  const head = `POST /v1/data/mutate/${dataset}?dryRun=true HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${editorToken}\r\ncontent-length: ${body.length}\r\n\r\n`
  const sockets = Array.from({ length: 30 }, () => connect(Number(new URL(url).port), '127.0.0.1'))
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  for (const socket of sockets) socket.write(head + body.slice(0, -1))
  await new Promise((resolve) => setTimeout(resolve, 500))
  const started = performance.now()
  const since = () => performance.now() - started
  const all = Promise.all(
    sockets.map(async (socket) => {
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString()).toMatch(/^HTTP\/1.1 200/)
    }),
  ).then(since)
  for (const socket of sockets) socket.write('}')
  await new Promise((resolve) => setTimeout(resolve, 20))
  await (
    await fetch(`${url}/v1/data/query/${dataset}?query=1`, {
      headers: { authorization: `Bearer ${viewerToken}` },
    })
  ).text()
  const answered = since()
  expect(answered).toBeLessThan((await all) / 2)
}, 90_000)

test.runIf(process.platform === 'linux')(
  'queries that take hundreds of megabytes are answered one after another, those of a transaction too',
  { timeout: 180_000 },
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

test.runIf(process.platform === 'linux')(
  'of long bodies of one account few are in memory, however many connections send them',
  { timeout: 120_000 },
  async () => {
    const { url, child, viewerToken } = await ownProcess()
    const body = `{"query":"count($a)","params":{"a":[${'{},'.repeat(1_300_000)}{}]}}`
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const answer = await fetch(`${url}/v1/data/query/${dataset}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${viewerToken}` },
          body,
        })
        await answer.text()
        return answer.status
      }),
    )
    expect(new Set(answers)).toEqual(new Set([200]))
    const most = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
    // all fifty would take several gigabytes; the garbage of those before is collected later on a busy machine
    expect(Number(most?.[1]) / 1024).toBeLessThan(2000)
  },
)

test.runIf(process.platform === 'linux')(
  'the words of a text are kept once, however deep it is in its document',
  { timeout: 60_000 },
  async () => {
    const { url, child, editorToken } = await ownProcess()
    const post = async (path: string, body: string) => {
      const answer = await fetch(`${url}/v1/data/${path}/${dataset}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${editorToken}` },
        body,
      })
      await answer.text()
      return answer.status
    }
    const nested = `${'['.repeat(150)}"${'a '.repeat(170_000)}"${']'.repeat(150)}`
    for (let at = 0; at < 5; at += 1) {
      const document = `{"_id":"deep-${at}","_type":"deep","x":${nested}}`
      expect(await post('mutate', `{"mutations":[{"createOrReplace":${document}}]}`)).toBe(200)
      const query = `*[_id == "deep-${at}" && @ match text::query("a")]._id`
      expect(await post('query', JSON.stringify({ query }))).toBe(200)
    }
    const most = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
    expect(Number(most?.[1]) / 1024).toBeLessThan(700)
  },
)

test('a large query that others wait for does not wait for what its account has to pay', async () => {
  const { url, editorToken, viewerToken } = await ownProcess()
  const ask = async (token: string | undefined, query: string, params = {}) => {
    const began = performance.now()
    const answer = await fetch(`${url}/v1/data/query/${dataset}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, params }),
    })
    await answer.text()
    return performance.now() - began
  }
  const list = Array.from({ length: 1000 }, (_, a) => ({ a }))
  const large = (token: string | undefined) => ask(token, 'count($list[]{"x": $list[]{"a": ^.a}})', { list })
  const alone = await large(viewerToken)
  let isOver = false
  // each differs, so that none is parsed already
  const dear = Array.from({ length: 8 }, async (_, at) => {
    for (let round = 0; !isOver; round += 1) {
      const terms = Array.from({ length: 1200 }, (_, n) => `a${n} == ${at * 1000 + round}`)
      await ask(editorToken, `count(*[${terms.join(' || ')}])`)
    }
  })
  await new Promise((resolve) => setTimeout(resolve, 500))
  const own = large(editorToken)
  const others = await large(viewerToken)
  isOver = true
  await Promise.all([own, ...dear])
  expect(others / alone).toBeLessThan(6)
}, 60_000)

import { documents, requests } from './requests.ts'

export type Target = { url: string; dataset: string; projectId: string; token: string }

/** One normalised answer: what a client can rely on, without ids, times and wordings that differ between runs. */
export type Answer = { name: string; status: number; body: unknown }

/** Writes the documents, sends every request, and removes the documents again. */
export async function runParity(target: Target): Promise<Answer[]> {
  await clean(target)
  const made = await send(target, '/data/mutate/:dataset', {
    body: { mutations: documents.map((document) => ({ createOrReplace: document })) },
  })
  if (!made.ok) throw new Error(`The documents were refused: ${made.status} ${await made.text()}`)
  try {
    const answers: Answer[] = []
    for (const { name, path, ...request } of requests) {
      const response = await send(target, path, request)
      answers.push({ name, status: response.status, body: normalise(await bodyOf(response)) })
    }
    return answers
  } finally {
    await clean(target)
  }
}

type Sent = { body?: unknown; version?: string; anonymous?: boolean; headers?: Record<string, string> }

function send({ url, dataset, projectId, token }: Target, path: string, request: Sent): Promise<Response> {
  const { body, version = '2025-02-19', anonymous = false, headers = {} } = request
  return fetch(`${url}/v${version}${path.replace(':dataset', dataset)}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      'x-sanity-project-id': projectId,
      ...(anonymous ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
}

/** References among the documents end with the same transaction, so the order of deletion does not matter. */
async function clean(target: Target): Promise<void> {
  const query = '*[string::startsWith(_type, "parity")]'
  const response = await send(target, '/data/mutate/:dataset', {
    version: '2021-06-07',
    body: { mutations: [{ delete: { query } }] },
  })
  await response.body?.cancel()
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('event-stream'))
    return { events: [...text.matchAll(/^event: (\w+)/gm)].map(([, name]) => name) }
  try {
    return JSON.parse(text)
  } catch {
    const lines = text.trim().split('\n')
    return lines.map((line) => JSON.parse(line) as { _id: string }).sort((a, b) => (a._id < b._id ? -1 : 1))
  }
}

const dropped = new Set([
  'ms',
  'query',
  'syncTags',
  'message',
  'description',
  'traceId',
  '_updatedAt',
  '_createdAt',
])
const replaced = new Set(['_rev', 'transactionId', 'currentRevisionID', 'mutationID'])

function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalise)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value as Record<string, unknown>)
    .filter(([name]) => !dropped.has(name))
    .map(([name, part]): [string, unknown] => [name, replaced.has(name) ? `<${name}>` : normalise(part)])
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}

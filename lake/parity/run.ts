import sharp from 'sharp'
import { assetNames } from './assets.ts'
import { type ParityRequest, documents, requests } from './requests.ts'

export type Target = { url: string; assetUrl: string; dataset: string; projectId: string; token: string }

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

type Sent = Omit<ParityRequest, 'name' | 'path'>

function send(target: Target, path: string, request: Sent): Promise<Response> {
  const { url, assetUrl, dataset, projectId, token } = target
  const { body, bytes, isAsset, version = '2025-02-19', anonymous = false, headers = {} } = request
  const sent = bytes ? new Uint8Array(bytes) : body === undefined ? undefined : JSON.stringify(body)
  const place = isAsset ? assetUrl : `${url}/v${version}`
  return fetch(place + path.replace(':project', projectId).replace(':dataset', dataset), {
    ...(sent === undefined ? {} : { method: 'POST', body: sent }),
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
  const query = '*[string::startsWith(_type, "parity") || originalFilename in $assetNames]'
  const response = await send(target, '/data/mutate/:dataset', {
    version: '2021-06-07',
    body: { mutations: [{ delete: { query, params: { assetNames } } }] },
  })
  await response.body?.cancel()
}

async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('image/')) {
    const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
    return { type, width, height, format, download: response.headers.get('content-disposition') }
  }
  const text = await response.text()
  if (type.startsWith('text/plain')) return text
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
  'uploadId',
])
const replaced = new Set([
  '_rev',
  'transactionId',
  'currentRevisionID',
  'mutationID',
  'url',
  'path',
  // encoders differ
  'lqip',
  'blurHash',
  'palette',
])

function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalise)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value as Record<string, unknown>)
    .filter(([name]) => !dropped.has(name))
    .map(([name, part]): [string, unknown] => [name, replaced.has(name) ? `<${name}>` : normalise(part)])
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)))
}

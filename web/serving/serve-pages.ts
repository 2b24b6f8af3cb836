import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import pLimit from 'p-limit'
import { config } from '../src/content/config.ts'
import { publishedVersion } from '../src/content/lake/published-version.ts'
import { captureText, isHtml } from './capture-text.ts'
import { isDraftRequest } from './draft-request.ts'
import {
  costlyDraftsInTurn,
  draftStreamsInTurn,
  draftsInTurn,
  formsInTurn,
  keptPagesInTurn,
  largeBodiesInTurn,
  largeFormBytes,
  largeFormsInTurn,
  pagesInTurn,
  picturesInTurn,
  searchesInTurn,
} from './in-turn.ts'
import { joinPageData } from './join-page-data.ts'
import { answerAfterBody, formBytes, isWebhook, lengthOf } from './limit-bodies.ts'
import { packPage, RenderedText, sendPage, sendText, setHeaders } from './page.ts'
import { pageAddress } from './page-address.ts'
import { pageMemory } from './page-memory.ts'
import { plainForm } from './plain-form.ts'
import { readBody, withBody } from './read-body.ts'
import { readInTurns } from './read-in-turns.ts'
import { renderAfterOlder } from './renderings.ts'
import { loadScriptsAfterPaint } from './scripts-after-paint.ts'
import { withScriptHashes } from './script-hashes.ts'
import {
  answerOfOther,
  beginRendering,
  isForAll,
  sharedAnswer,
  type SharedAnswer,
} from './shared-renderings.ts'
import { signatureOf } from './signed-webhook.ts'
import { whenWritten } from './when-written.ts'

/** Answers a request. The promise resolves when the response is complete. */
type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Milliseconds. Next.js waits forever for the end of a response whose client has disconnected; no rendering takes longer. */
const maxAfterClose = 5000

/** Pages are packed one at a time; while this many wait, further ones are not packed. */
const maxWaiting = 50
const packing = pLimit(1)
const packingUrls = new Set<string>()

/**
 * Serves published pages, and texts such as `/llms.txt`, from memory. Every HTML response names the hashes of its inline scripts in its Content Security
 * Policy, and loads its scripts after its first screen. A page is kept once Next.js has answered it from its own cache.
 * The HTML of draft mode is sent as it is; a visitor's requests of it are answered one at a time, and its forms are read as all others.
 * @param handle the request handler of Next.js, for every request that cannot be answered from memory
 */
export function servePages(handle: Handle): Handle {
  return async (request, response) => {
    if (!isAllowed(request)) return refuseMethod(response)
    if (isDraftRequest(request)) {
      captureText(response, (html) => {
        hashScripts(response, html.toString())
        void sendText(new RenderedText(html), request, response)
      })
      const render = (asked = request) => Promise.race([handle(asked, response), afterClose(response)])
      if (hasBody(request)) return answerForm(request, response, render, draftTurnsOf(request))
      return draftTurnsOf(request)(request, response, render)
    }
    const page = isPageRequest(request) ? pageAddress(request.url ?? '/') : undefined
    const known = page && pageMemory.get(page.address)
    if (known) return keptPagesInTurn(request, response, async () => sendPage(known, request, response))
    if (request.method === 'HEAD') renderAsGet(request, response)
    const version = publishedVersion()
    const render = (asked = request, share?: (answer?: SharedAnswer) => void) => {
      // compressed, too: of a large text that is what takes longest
      const written = whenWritten(response)
      const restore = page?.isExact ? withoutTags(asked) : undefined
      captureText(response, (rendering) => {
        restore?.()
        const isKept = isCached(response)
        const text = new RenderedText(
          isHtml(response) ? finishHtml(rendering.toString(), response) : rendering,
        )
        share?.(sharedAnswer(response, text))
        if (page?.isExact && isKept) void remember(page.address, text.bytes, response.getHeaders(), version)
        void sendText(text, request, response)
      })
      return Promise.race([handle(asked, response), written, afterClose(response)])
    }
    if (isPicture(request)) return picturesInTurn(request, response, render)
    if (hasBody(request)) return answerForm(request, response, render)
    if (goesThroughCatalogue(request))
      return searchesInTurn(request, response, () => renderAlone(request, render))
    return pagesInTurn(request, response, async () => {
      if (!page?.isExact) return renderAlone(request, render)
      // It can have been rendered for others while this request waited.
      const kept = pageMemory.get(page.address)
      if (kept) return sendPage(kept, request, response)
      const answer = await answerOfOther(page.address, publishedVersion())
      if (!answer) return renderForAll(page.address, request, render)
      setHeaders(response, { ...answer.headers, 'X-Cache': 'HIT' })
      return sendText(answer.text, request, response)
    })
  }
}

// The version at the turn, not at the arrival: what was published while the request waited must be waited for, too.
const renderAlone = (request: IncomingMessage, render: () => Promise<void>) =>
  renderAfterOlder(pathOf(request), publishedVersion(), () => render())

/** Renders a page for a request, and gives the answer to others that ask for it meanwhile. */
async function renderForAll(
  address: string,
  request: IncomingMessage,
  render: (asked: IncomingMessage, share: (answer?: SharedAnswer) => void) => Promise<void>,
): Promise<void> {
  const version = publishedVersion()
  const share = beginRendering(address, version)
  try {
    await renderAfterOlder(pathOf(request), version, () => render(request, share))
  } finally {
    // When it made no page, the others ask themselves.
    share()
  }
}

/** Next.js answers any method with the page. */
const isAllowed = ({ method = '' }: IncomingMessage) => ['GET', 'HEAD', 'POST'].includes(method)

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD, POST', 'content-type': 'text/plain; charset=utf-8' })
  response.end('Pages can be read, and forms can be sent with POST.')
}

function draftTurnsOf(request: IncomingMessage) {
  if (pathOf(request) === '/api/draft-mode/live') return draftStreamsInTurn
  if (isPicture(request)) return picturesInTurn
  return goesThroughCatalogue(request) ? costlyDraftsInTurn : draftsInTurn
}

const goesThroughCatalogue = (request: IncomingMessage) =>
  /^\/(?:api\/)?(?:search|llms)/.test(pathOf(request))

const afterClose = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    response.once('close', () => setTimeout(resolve, maxAfterClose).unref())
  })

const hasBody = ({ method }: IncomingMessage) => method !== 'GET' && method !== 'HEAD'

/**
 * Answers a form in its turn, as far as Next.js may read it. The answer is a page, too: in draft mode it has the turns of that page.
 */
async function answerForm(
  request: IncomingMessage,
  response: ServerResponse,
  render: (asked: IncomingMessage) => Promise<void>,
  draftTurns?: typeof draftsInTurn,
): Promise<void> {
  if (isWebhook(request) && config.revalidateSecret !== undefined)
    return answerWebhook(request, response, render)
  // What arrives slowly takes no turn of forms meanwhile.
  let sent: Buffer<ArrayBuffer> = Buffer.alloc(0)
  const read = async () => void (sent = await readBody(request))
  const isShort = lengthOf(request) <= formBytes
  await (isShort ? read() : largeBodiesInTurn(request, response, read))
  if (response.writableEnded || response.destroyed) return
  // A body whose client has left would wait for its turn, and hundreds of them fill the memory.
  response.once('close', () => (sent = Buffer.alloc(0)))
  const isLarge = sent.length > largeFormBytes
  const short = goesThroughCatalogue(request) ? searchesInTurn : formsInTurn
  const inTurn = draftTurns ?? (isLarge ? largeFormsInTurn : short)
  return inTurn(request, response, async () => {
    const body = await plainForm(request.headers, sent)
    return body ? render(withBody(request, body)) : refuseForm(response)
  })
}

/**
 * Answers what the lake has signed. On this machine all programs have the lake's address: what it sends waits for no turn of theirs.
 */
async function answerWebhook(
  request: IncomingMessage,
  response: ServerResponse,
  render: (asked: IncomingMessage) => Promise<void>,
): Promise<void> {
  const signature = signatureOf(request)
  if (!signature) return answerAfterBody(request, response, unsigned)
  const body = Buffer.allocUnsafe(lengthOf(request))
  let arrived = 0
  const hear = (piece: Buffer) => {
    signature.update(piece)
    arrived += piece.copy(body, arrived)
  }
  const isRead = await readInTurns(request, hear).then(
    () => true,
    () => false,
  )
  if (!isRead) return void request.socket.destroy()
  if (!signature.isOfLake()) return answerAfterBody(request, response, unsigned)
  return render(
    withBody(request, { type: request.headers['content-type'], bytes: body.subarray(0, arrived) }),
  )
}

const unsigned = { status: 401, text: 'The signature is missing, invalid or older than five minutes.' }

function refuseForm(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
  response.end('This is no form of this site. Go back, reload the page and try again.')
}

/**
 * Whether a picture is requested, in any spelling of its address, as Next.js resolves it: `/cdn/../search` leads to a page. Pages
 * would wait after a publish for a picture that counts as a page, and many of them take seconds.
 */
const isPicture = (request: IncomingMessage) =>
  request.method === 'GET' && /^\/cdn\/./.test(resolvedPathOf(request))

const resolvedPathOf = ({ url = '/' }: IncomingMessage) => URL.parse(`http://localhost${url}`)?.pathname ?? ''

/**
 * Hides from Next.js which versions of a page a visitor has: its 304 would be no answer for the others that wait for that page. `sendText`
 * compares them itself.
 * @returns what puts them back
 */
function withoutTags({ headers }: IncomingMessage): () => void {
  const tags = headers['if-none-match']
  delete headers['if-none-match']
  return () => {
    if (tags !== undefined) headers['if-none-match'] = tags
  }
}

/** The path of a request in plain characters: Next.js answers `/%73earch`, too. */
function pathOf(request: IncomingMessage): string {
  const path = resolvedPathOf(request)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Next.js answers HEAD without the HTML whose scripts the policy must name. Node never sends a body for HEAD. */
function renderAsGet(request: IncomingMessage, response: ServerResponse): void {
  request.method = 'GET'
  // The request log, which is written on `close`, names the original method.
  response.prependOnceListener('close', () => {
    request.method = 'HEAD'
  })
}

/** Whether a document is requested; the router of Next.js requests a page's data with the header `rsc`. */
const isPageRequest = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && headers.rsc === undefined

/** Whether Next.js answered from its cache, with what is the same for all. */
const isCached = (response: ServerResponse): boolean =>
  isForAll(response) && response.getHeader('x-nextjs-cache') === 'HIT'

/** A page as it is sent; its headers name its scripts. */
function finishHtml(rendering: string, response: ServerResponse): Buffer {
  const html = joinPageData(loadScriptsAfterPaint(rendering))
  hashScripts(response, html)
  return Buffer.from(html)
}

function hashScripts(response: ServerResponse, html: string): void {
  const policy = response.getHeader('content-security-policy')
  if (typeof policy !== 'string') return
  response.setHeader('content-security-policy', withScriptHashes(policy, html))
}

/** Packs a page in the background and keeps it, unless something was published since its request began. */
async function remember(url: string, text: Buffer, headers: OutgoingHttpHeaders, version: number) {
  if (packingUrls.has(url) || packing.pendingCount >= maxWaiting) return
  packingUrls.add(url)
  try {
    const page = await packing(() => packPage(text, headers, pageMemory.last(url)))
    pageMemory.set(url, page, version)
  } finally {
    packingUrls.delete(url)
  }
}

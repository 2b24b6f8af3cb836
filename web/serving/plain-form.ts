import type { IncomingHttpHeaders } from 'node:http'
import { MIMEType } from 'node:util'
import { isRecord } from '../src/content/parse.ts'

/** A body and its type, with the boundary of its parts. */
export type Body = { type: string | undefined; bytes: Buffer<ArrayBuffer> }

/** Parts of a form; the largest of the site has about 30. */
const maxParts = 200

/** Bytes of the head of a part: its name, and the name and type of a file. The parser takes long for a head of many parameters. */
const maxHeadBytes = 4 * 1024

/** Characters of all fields, or of the arguments alone: the largest list of goods and order pad, and the fields beside them. */
const maxCharacters = 1024 * 1024

/** The names of the JSON that React makes of an action's arguments, with script and without. */
const isArgument = (name: string) => /^\d+$|^\$ACTION_.*:/.test(name)

/**
 * The names of arguments and fields. Fields begin with a small letter, and React puts before them the number of the form in the arguments.
 * No other name is let through: React takes each that JavaScript can read as a number for an argument, such as `0x1`, `1e0`, `S1` and
 * the empty one. And each reader of a form removes another byte order mark, and only one decodes `%0D%0A`, as which a line break is
 * written: a name could become that of an argument after it was checked.
 */
const plainName = /^(?:\d+|(?:_[\da-f]+_)?(?:[a-z]|\$ACTION_)[\w$:.-]*)$/

/** What a text that begins with `$` means to React in the arguments of our actions: itself, a value left out, a form or arguments. */
const plainReference = /^\$(?:\$|undefined$|[K@]\d+$)/

/** Values in the arguments of an action. The largest are the items of a shop, which a refused list of goods brings along. */
const maxValues = 50_000

/** Forms and arguments of an action; it has one of each. */
const maxReferences = 4

/**
 * The body of a form as Next.js may read it. React decodes the arguments of a Server Action before our code runs, and knows sets,
 * streams and references between parts: of these 1 MB holds enough for seconds of processor time. Our actions take texts and files
 * only. A form is written anew, so that nothing of the one that was sent is left in which more could hide, such as the
 * headers and the encoding of a part.
 * @param headers of the request; a body that is neither a form nor for an action stays as it is
 * @returns nothing if the body is no form of this site
 */
export async function plainForm(
  headers: IncomingHttpHeaders,
  bytes: Buffer<ArrayBuffer>,
): Promise<Body | undefined> {
  const { 'content-type': type, 'next-action': action } = headers
  if (isCacheFunction(String(action ?? ''))) return undefined
  if (type && isForm(type)) return rewritten(type, bytes)
  return action !== undefined && !isPlain(String(bytes)) ? undefined : { type, bytes }
}

/**
 * Whether an id names a function with `use cache` instead of a Server Action: Next.js sets the first bit of its first byte.
 * Anyone who knows the id could run it with any arguments.
 */
const isCacheFunction = (id: string) => /^[89a-f]/i.test(id)

/**
 * Characters of a boundary (RFC 2046, section 5.1.1). Node.js looks for longer ones than 250 in a time that grows with their length and that of
 * the body: minutes.
 */
const maxBoundary = 70

const isForm = (type: string) => /^\s*multipart\//i.test(type)

async function rewritten(type: string, bytes: Buffer<ArrayBuffer>): Promise<Body | undefined> {
  const form = await parseForm(type, bytes)
  if (!form || !hasPlainFields(form)) return undefined
  const response = new Response(form)
  return {
    type: response.headers.get('content-type') ?? undefined,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

async function parseForm(type: string, bytes: Buffer<ArrayBuffer>): Promise<FormData | undefined> {
  try {
    const boundary = new MIMEType(type).params.get('boundary') ?? ''
    if (boundary === '' || boundary.length > maxBoundary) return undefined
    if (!hasPlainParts(bytes, `--${boundary}`)) return undefined
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    return undefined
  }
}

function hasPlainFields(form: FormData): boolean {
  let characters = 0
  for (const [name, value] of form) {
    characters += name.length + (typeof value === 'string' ? value : value.name + value.type).length
    if (characters > maxCharacters || !plainName.test(name)) return false
    if (isArgument(name) && !(typeof value === 'string' && isPlain(value))) return false
    const action = actionOf(name, value)
    if (typeof action !== 'string' || isCacheFunction(action)) return false
  }
  return true
}

/** The id of the action that a field of a form without script names, of which React makes a text; of other fields an empty text. */
function actionOf(name: string, value: FormDataEntryValue): unknown {
  if (name.startsWith('$ACTION_ID_')) return name.slice('$ACTION_ID_'.length)
  if (typeof value !== 'string' || !/^\$ACTION_.*:0$/.test(name)) return ''
  const reference: unknown = JSON.parse(value)
  return isRecord(reference) ? reference.id : undefined
}

/** Whether a text is JSON without anything that React would make more of than its texts, numbers, lists and objects. */
function isPlain(json: string): boolean {
  if (json.length > maxCharacters) return false
  let left = maxValues
  let references = 0
  const isPlainValue = (value: unknown): boolean => {
    if (left-- === 0) return false
    if (typeof value === 'string') {
      if (!value.startsWith('$')) return true
      if (/^\$[K@]/.test(value)) references++
      return references <= maxReferences && plainReference.test(value)
    }
    if (typeof value !== 'object' || value === null) return true
    return Object.values(value).every(isPlainValue)
  }
  try {
    return isPlainValue(JSON.parse(json))
  } catch {
    // It is no JSON, or nested too deeply.
    return false
  }
}

/** Whether a form has few parts with short heads; each follows a delimiter, and so do the two hyphens at the end. */
function hasPlainParts(bytes: Buffer, delimiter: string): boolean {
  let delimiters = 0
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + 1)) {
    delimiters += 1
    if (delimiters > maxParts + 1) return false
    const start = at + delimiter.length
    const isEnd = bytes.toString('latin1', start, start + 2) === '--'
    if (!isEnd && !bytes.subarray(start, start + maxHeadBytes).includes('\r\n\r\n')) return false
  }
  return true
}

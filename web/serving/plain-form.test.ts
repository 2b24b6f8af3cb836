import { expect, it } from 'vitest'
import { plainForm } from './plain-form'

const boundary = '----form-of-a-visitor-01'
const type = `multipart/form-data; boundary=${boundary}`

/** A form as it travels: the head of each part, and its content. */
const formOf = (...parts: [head: string, content: string][]) =>
  Buffer.from(
    [
      ...parts.map(
        ([head, content]) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`,
      ),
      `--${boundary}--\r\n`,
    ].join(''),
  )
const field = (name: string, content: string): [string, string] => [`name="${name}"`, content]

async function fieldsOf(bytes: Buffer<ArrayBuffer>) {
  const body = await plainForm({ 'content-type': type }, bytes)
  if (!body?.type) return undefined
  return [...(await new Response(body.bytes, { headers: { 'content-type': body.type } }).formData())]
}

it('leaves the texts of a form, whatever they look like', async () => {
  const texts: [string, string][] = [
    ['0', '[{"status":"idle"},"$K1"]'],
    ['_1_text', '"$R1" $W1 für 5 €'],
    ['_1_text', 'again'],
    ['_1_list', '[{"note":"$100"}]'],
    ['text', '"$R1"'],
    // What a page without script needs stays in its form.
    ['_1_$ACTION_REF_2', ''],
    ['_1_$ACTION_2:0', '{"id":"60c0ffee","bound":"$@1"}'],
    ['_1_$ACTION_KEY', 'k1'],
  ]
  expect(await fieldsOf(formOf(...texts.map(([name, text]) => field(name, text))))).toEqual(texts)
})

it('leaves a file with its name and type', async () => {
  const [part] = (await fieldsOf(
    formOf([
      'name="_1_artwork"; filename="Bäckerei %22A%22.pdf"\r\ncontent-type: application/pdf',
      '%PDF\n"$R1"',
    ]),
  ))!
  const file = part?.[1] as File
  expect([part?.[0], file.name, file.type, await file.text()]).toEqual([
    '_1_artwork',
    'Bäckerei "A".pdf',
    'application/pdf',
    '%PDF\n"$R1"',
  ])
})

it('refuses a part whose head is long, which would take long to parse', async () => {
  const artwork = (parameters: number) =>
    formOf([`name="artwork"; filename="${'ä'.repeat(255)}.pdf"${'; a="b"'.repeat(parameters)}`, 'content'])
  expect(await fieldsOf(artwork(0))).toHaveLength(1)
  expect(await fieldsOf(artwork(1000))).toBeUndefined()
})

it('refuses a boundary that is longer than any, which would be looked for in the whole body for minutes', async () => {
  const long = 'a'.repeat(14_000)
  const bytes = Buffer.from(`${`--${long}b`.repeat(6)}${'a'.repeat(5_000_000)}`)
  expect(await plainForm({ 'content-type': `multipart/form-data; boundary=${long}` }, bytes)).toBeUndefined()
  expect(await plainForm({ 'content-type': 'multipart/form-data; boundary=""' }, bytes)).toBeUndefined()
})

it('refuses many delimiters, also those of an end', async () => {
  const end = `--${boundary}--\r\n`
  expect(await fieldsOf(Buffer.concat([formOf(field('a', 'b')), Buffer.from(end.repeat(10))]))).toBeDefined()
  expect(
    await fieldsOf(Buffer.concat([formOf(field('a', 'b')), Buffer.from(end.repeat(300))])),
  ).toBeUndefined()
})

it('calls no function with `use cache`, whose id has its first bit set', async () => {
  for (const id of ['e03c788269', '80c0ffee', 'C0c0ffee']) {
    expect(await plainForm({ 'next-action': id }, Buffer.from('["*[0]",{}]'))).toBeUndefined()
    expect(
      await plainForm({ 'next-action': id, 'content-type': type }, formOf(field('0', '[]'))),
    ).toBeUndefined()
    expect(await fieldsOf(formOf(field(`$ACTION_ID_${id}`, '')))).toBeUndefined()
    for (const reference of [
      `{"\\u0069d":"${id}","bound":null}`,
      `{"id":"60c0ffee","id":["${id}"]}`,
      `["${id}"]`,
    ])
      expect(
        await fieldsOf(formOf(field('$ACTION_REF_1', ''), field('$ACTION_1:0', reference))),
      ).toBeUndefined()
  }
  expect(await plainForm({ 'next-action': '7f3c788269' }, Buffer.from('[]'))).toBeDefined()
})

it('leaves the arguments of a form that was sent without script', async () => {
  const fields: [string, string][] = [
    ['$ACTION_REF_1', ''],
    ['$ACTION_1:0', '{"id":"60c0ffee","bound":"$@1"}'],
    ['$ACTION_1:1', '[{"status":"invalid","values":{"text":"$$5"},"errors":"$undefined"}]'],
    ['$ACTION_KEY', 'k1'],
    ['text', '$5'],
  ]
  expect(await fieldsOf(formOf(...fields.map(([name, text]) => field(name, text))))).toEqual(fields)
})

it.each([
  ['a set', '["$W1"]'],
  ['a map in another spelling', String.raw`["\u0024\u0051\u0031"]`],
  ['a stream', '{"a":["$R1"]}'],
  ['a part of another argument', '["$1:a:b"]'],
  ['a number without end', '["$n1"]'],
  ['a hundred forms', JSON.stringify(Array.from({ length: 100 }, () => '$K1'))],
  ['no JSON', 'C'],
  ['JSON too deep to be read', '['.repeat(200_000) + ']'.repeat(200_000)],
])('refuses arguments with %s', async (_, json) => {
  expect(await fieldsOf(formOf(field('0', json)))).toBeUndefined()
  expect(await fieldsOf(formOf(field('$ACTION_1:1', json)))).toBeUndefined()
  expect(
    await plainForm({ 'next-action': 'a', 'content-type': 'text/plain' }, Buffer.from(json)),
  ).toBeUndefined()
})

it.each(['$ACTION_%0A:1', '$ACTION_%0D%0A:1', '\uFEFF\uFEFF$ACTION_1:1', '\uFEFF\uFEFF0', '0\\'])(
  'refuses a name that becomes that of an argument when it is read again: %j',
  async (name) => {
    expect(await fieldsOf(formOf(field(name, '["$W1"]')))).toBeUndefined()
  },
)

it.each(['', '0x0', '0x1F', '0.0', '1e0', '+1', '-0', '_0', 'S1', 'Infinity', ' 1'])(
  'refuses a name that React reads as the number of an argument: %j',
  async (name) => {
    expect(await fieldsOf(formOf(field('0', '[]'), field(name, '[{"get":"$h1"}]')))).toBeUndefined()
  },
)

it('refuses arguments of very many values, without reading all of them', async () => {
  const headers = { 'content-type': 'text/plain', 'next-action': '7f00' }
  const body = (values: number) => Buffer.from(JSON.stringify(Array<number>(values).fill(1)))
  expect(await plainForm(headers, body(40_000))).toBeDefined()
  expect(await plainForm(headers, body(400_000))).toBeUndefined()
})

it('refuses arguments that are longer than any of the site', async () => {
  const numbers = Buffer.from(`[${'0,'.repeat(600_000)}0]`)
  expect(await plainForm({ 'next-action': 'a', 'content-type': 'text/plain' }, numbers)).toBeUndefined()
})

it('shows React what it has checked, whatever the encoding of a part', async () => {
  const encoded = formOf([
    'name="0"\r\ncontent-transfer-encoding: base64',
    Buffer.from('["$W1"]').toString('base64'),
  ])
  expect(await fieldsOf(encoded)).toBeUndefined()
  const wide = Buffer.concat([
    formOf(['name="0"\r\ncontent-type: text/plain; charset=utf-16le', '']).subarray(0, -boundary.length - 8),
    Buffer.from('["$W1"]', 'utf16le'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  expect(await fieldsOf(wide)).toBeUndefined()
})

it.each([
  ['thousands of parts', formOf(...Array.from({ length: 5000 }, () => field('a', 'b')))],
  ['two megabytes of text', formOf(field('text', 'x'.repeat(2_000_000)))],
  ['a name of two megabytes', formOf([`name="a"; filename="${'x'.repeat(2_000_000)}"`, 'x'])],
  ['arguments in a file', formOf(['name="0"; filename="0"', '[]'])],
  ['no end', formOf(field('a', 'b')).subarray(0, -8)],
])('refuses a form with %s', async (_, bytes) => {
  expect(await plainForm({ 'content-type': type }, bytes)).toBeUndefined()
})

it.each([
  'multipart/mixed',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  ' MULTIPART/form-data;',
])('refuses a body in parts that cannot be told apart: %s', async (wrong) =>
  expect(await plainForm({ 'content-type': wrong }, formOf(field('a', 'b')))).toBeUndefined(),
)

it('leaves what is for no action as it is', async () => {
  const bytes = Buffer.from('{"lines":["$W1"]}')
  expect(await plainForm({ 'content-type': 'application/json' }, bytes)).toEqual({
    type: 'application/json',
    bytes,
  })
  expect(await plainForm({}, bytes)).toEqual({ type: undefined, bytes })
})

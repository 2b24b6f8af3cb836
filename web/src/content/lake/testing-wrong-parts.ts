import { isRecord } from '../parse'

type Changed = [place: string, value: unknown]

/** For tests: a document with one part replaced, for each part at any depth and each wrong value; of a list, its first member. */
export const withWrongPart = (document: Record<string, unknown>): Generator<Changed> =>
  withField(document, '')

const wrongValues = [null, 42, 'text', '\ud800', {}, { _type: 'other', wrong: 'WRONG' }, [null]]
const wrongNumbers = [0, -0.5, 1e308]

/** A value with one part replaced, for each part and each wrong value; of a list, the first member. */
function* replacements(value: unknown, place: string): Generator<Changed> {
  const others = wrongValues.filter((wrong) => typeof wrong !== typeof value || wrong === '\ud800')
  const replaced = typeof value === 'number' ? [...wrongNumbers, ...others] : others
  for (const replacement of replaced) yield [`${place}: ${JSON.stringify(replacement)}`, replacement]
  if (Array.isArray(value)) {
    if (value.length === 0) return
    for (const [at, part] of replacements(value[0], `${place}[0]`)) yield [at, value.with(0, part)]
  } else if (isRecord(value)) yield* withField(value, place)
}

function* withField(record: Record<string, unknown>, place: string): Generator<Changed> {
  for (const [name, value] of Object.entries(record)) {
    if (place === '' && name.startsWith('_')) continue
    for (const [at, part] of replacements(value, `${place}.${name}`)) yield [at, { ...record, [name]: part }]
  }
}

import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { validate } from '../../testing/schema.ts'
import { maxChosen, maxExamples } from '../rules/bounds.ts'
import { sections } from './index.ts'
import { richText } from './rich-text.ts'

type Shown = { title: string; subtitle: string; media: unknown }

type Section = (typeof sections)[number]

const pathsOf = ({ preview }: Section): Record<string, string> => ({ ...preview?.select })

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], value)

/** What a page's list shows of a section with this value: what its preview selects, prepared. */
function shownOf(section: Section, value: object) {
  const selected = Object.entries(pathsOf(section)).map(([name, path]) => [name, valueAt(value, path)])
  return (section.preview?.prepare as ((selected: object) => Shown) | undefined)?.(
    Object.fromEntries(selected) as object,
  )
}

/** A value with something at a path. */
const withValueAt = (path: string, value: unknown) =>
  path.split('.').reduceRight<unknown>((part, name) => ({ [name]: part }), value) as object

const paragraph = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] })

describe('kinds of sections', () => {
  it('have an icon of their own each', () => {
    const icons = sections.map(({ icon }) => icon)
    expect(sections.filter(({ icon }) => icons.filter((other) => other === icon).length > 1)).toEqual([])
  })

  it.each(sections.map(({ name }) => name))('%s has a picture where sections are added', (name) =>
    expect(existsSync(new URL(`../../static/sections/${name}.webp`, import.meta.url))).toBe(true),
  )

  it.each(sections.map((section) => [section.name, section] as const))(
    '%s is distinguished by its heading',
    (_, section) =>
      expect(shownOf(section, withValueAt(pathsOf(section).title ?? '', 'Our mill'))).toMatchObject({
        title: 'Our mill',
        subtitle: section.title,
      }),
  )

  it.each(sections.map((section) => [section.name, section] as const))(
    '%s shows only fields that it has',
    (_, section) => {
      const fields = section.fields.map(({ name }) => name)
      expect(fields).toEqual(
        expect.arrayContaining(Object.values(pathsOf(section)).map((path) => path.split('.')[0])),
      )
    },
  )
})

describe('in a page’s list', () => {
  it('two texts without a heading are distinguished by their first words', () =>
    expect(
      [paragraph('Orders leave on the same day.'), paragraph('We plant trees.')].map((first) =>
        shownOf(richText, { body: [paragraph(' '), first] }),
      ),
    ).toMatchObject([
      { title: 'Orders leave on the same day.', subtitle: 'Text' },
      { title: 'We plant trees.', subtitle: 'Text' },
    ]))

  it('a heading comes before the kind and the first words', () =>
    expect(shownOf(richText, { heading: 'Terms', body: [paragraph('We sell paper.')] })).toMatchObject({
      title: 'Terms',
      subtitle: 'Text · We sell paper.',
    }))
})

it.each([
  ['partnerLogos', 'partners', maxChosen],
  ['printExamples', 'examples', maxExamples],
])('%s says when its %s are more than the site shows', async (_type, name, most) => {
  const problemsOf = async (count: number) => {
    const list = Array.from({ length: count }, (_, at) => ({ _key: `${at}`, title: 'x', _ref: `${at}` }))
    const page = { _id: 'page', _type: 'page', sections: [{ _key: 'a', _type, [name]: list }] }
    return (await validate(page)).filter(({ message }) => message.startsWith('The site shows at most'))
  }
  expect(await problemsOf(most)).toEqual([])
  expect(await problemsOf(most + 1)).toMatchObject([{ level: 'error', path: `sections.[a].${name}` }])
})

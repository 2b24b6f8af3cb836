import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sections } from './index.ts'
import { richText } from './rich-text.ts'

type Shown = { title: string; subtitle: string; media: unknown }

/** What a page's list shows of a section with these values. */
const shownOf = ({ preview }: (typeof sections)[number], values: object) =>
  (preview?.prepare as ((selected: object) => Shown) | undefined)?.(values)

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
    '%s is told from others by its heading',
    (_, section) =>
      expect(shownOf(section, { title: 'Our mill' })).toMatchObject({
        title: 'Our mill',
        subtitle: section.title,
      }),
  )
})

describe('in a page’s list', () => {
  it('two texts without a heading are told apart by their first words', () =>
    expect(
      [paragraph('Orders leave on the same day.'), paragraph('We plant trees.')].map((first) =>
        shownOf(richText, { text: [paragraph(' '), first] }),
      ),
    ).toMatchObject([
      { title: 'Orders leave on the same day.', subtitle: 'Text' },
      { title: 'We plant trees.', subtitle: 'Text' },
    ]))

  it('a heading comes before the kind and the first words', () =>
    expect(shownOf(richText, { title: 'Terms', text: [paragraph('We sell paper.')] })).toMatchObject({
      title: 'Terms',
      subtitle: 'Text · We sell paper.',
    }))
})

import { expect, it } from 'vitest'
import { descriptionsIn } from './description-in.ts'

const picture = (id: string, alt?: string) => ({ asset: { _ref: id }, alt })

it('finds the descriptions that documents give a picture, however deep, each once', () => {
  const documents = [
    { picture: picture('other', 'A lamp') },
    { picture: picture('wanted', ' ') },
    { sections: [{ slides: [{ picture: picture('wanted', 'Two bags') }] }] },
    { pictures: [picture('wanted', 'Brown bags'), picture('wanted', 'Two bags')] },
  ]
  expect([...(descriptionsIn(documents).get('wanted') ?? [])]).toEqual(['Two bags', 'Brown bags'])
})

it('finds nothing for a picture without a description', () =>
  expect(descriptionsIn([{ picture: picture('wanted') }, null, 'text']).get('wanted')).toBeUndefined())

it('reads tens of thousands of descriptions of one picture, as a program can store', () => {
  const pictures = Array.from({ length: 50_000 }, (_, n) => ({ alt: `a${n}`, asset: { _ref: 'wanted' } }))
  expect(descriptionsIn(pictures).get('wanted')?.size).toBe(50_000)
})

it('offers no description of more than 300 characters, which a program can store', () => {
  const documents = [{ picture: picture('wanted', 'x'.repeat(301)) }, { picture: picture('wanted', 'A bag') }]
  expect([...(descriptionsIn(documents).get('wanted') ?? [])]).toEqual(['A bag'])
})

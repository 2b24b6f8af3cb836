import { expect, it } from 'vitest'
import { descriptionIn } from './description-in.ts'

const picture = (id: string, alt?: string) => ({ asset: { _ref: id }, alt })

it('finds the description that another document gives a picture, however deep', () => {
  const documents = [
    { picture: picture('other', 'A lamp') },
    { picture: picture('wanted', ' ') },
    { sections: [{ slides: [{ picture: picture('wanted', 'Two bags') }] }] },
  ]
  expect(descriptionIn(documents, 'wanted')).toBe('Two bags')
})

it('finds nothing for a picture without a description', () =>
  expect(descriptionIn([{ picture: picture('wanted') }, null, 'text'], 'wanted')).toBeUndefined())

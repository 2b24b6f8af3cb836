import { expect, it } from 'vitest'
import { publishMessage } from './publish-message.ts'

const refused = [
  { id: 'a', name: 'About', rule: 'Title: Write one.' },
  { id: 'a', name: 'About', rule: 'Address: Enter one.' },
  { id: 'b', name: 'Bags', rule: 'Name: Write one.' },
]

it('names what was not published for as long as it has a draft', () => {
  const messageFor = (published: number, ...drafts: string[]) =>
    publishMessage({ published, refused }, new Set(drafts))
  expect(messageFor(1, 'a', 'b')).toEqual({
    tone: 'caution',
    text: 'Published 1 document. 2 documents not published:',
    refused,
  })
  expect(messageFor(0, 'b')).toMatchObject({ text: '1 document not published:', refused: [refused[2]] })
  expect(messageFor(2)).toMatchObject({ tone: 'positive', text: 'Published 2 documents.' })
  expect(messageFor(0)).toBeUndefined()
})

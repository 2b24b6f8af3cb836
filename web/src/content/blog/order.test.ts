import { describe, expect, it } from 'vitest'
import { neighboursOf, relatedTo } from './order'

const posts = [
  { _id: 'newest', tags: ['sofa'] },
  { _id: 'middle', tags: ['chair', 'oak'] },
  { _id: 'plain', tags: null },
  { _id: 'old', tags: ['chair'] },
  { _id: 'oldest', tags: ['oak', 'chair'] },
]
const ids = (entries: { _id: string }[]) => entries.map(({ _id }) => _id)

describe('neighboursOf', () => {
  it('are the newer and the older post', () => {
    const { newer, older } = neighboursOf('middle', posts)
    expect([newer?._id, older?._id]).toEqual(['newest', 'plain'])
  })
  it('end with the list', () => {
    expect(neighboursOf('newest', posts).newer).toBeUndefined()
    expect(neighboursOf('oldest', posts).older).toBeUndefined()
  })
  it('of a post outside the list are none', () => expect(neighboursOf('gone', posts)).toEqual({}))
})

describe('relatedTo', () => {
  it('puts posts that share more tags first and keeps the order among equals', () =>
    expect(ids(relatedTo('middle', posts))).toEqual(['oldest', 'old', 'newest', 'plain']))
})

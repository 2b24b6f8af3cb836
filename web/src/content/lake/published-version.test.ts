import { expect, it } from 'vitest'
import { endVersionAt, publishedVersion, startNextVersion } from './published-version'

it('changes with each publish', () => {
  const before = publishedVersion()
  expect(publishedVersion()).toBe(before)
  startNextVersion()
  expect(publishedVersion()).not.toBe(before)
})

it('changes at the earliest moment at which a page becomes outdated, once', () => {
  startNextVersion()
  const before = publishedVersion(0)
  endVersionAt(2000)
  endVersionAt(1000)
  expect(publishedVersion(999)).toBe(before)
  const after = publishedVersion(1000)
  expect(after).not.toBe(before)
  expect(publishedVersion(5000)).toBe(after)
})

import { describe, expect, it } from 'vitest'
import { isSlug, meantSlug } from './slugs'

describe('meantSlug', () => {
  it.each([
    ['cake-boxes', 'bakery-cakes'],
    ['Cake-Boxes', 'bakery-cakes'],
    ['clear-hinged-containers', 'clear-hinged-boxes'],
    ['Kraft-sheets', 'Kraft-sheets'],
    ['constructor', 'constructor'],
  ])('%s means %s', (given, meant) => {
    expect(meantSlug(given)).toBe(meant)
  })
})

describe('isSlug', () => {
  it.each(['kraft-bags', 'Kraft-sheets', 'foil-rolls-12x1000', '1'])('takes %s', (text) => {
    expect(isSlug(text)).toBe(true)
  })
  it.each(['', '-', '-bags', 'a b', 'a/b', 'a"b', `a${'b'.repeat(96)}`])('refuses %j', (text) => {
    expect(isSlug(text)).toBe(false)
  })
})

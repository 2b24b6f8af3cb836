import { expect, test } from 'vitest'
import { root } from '../environment.ts'
import { byLicence, isFree, licensedPackages } from './licences.ts'

test('a choice of licences is free when one of them is, a sum of licences when all are', () => {
  expect(isFree('MIT')).toBe(true)
  expect(isFree('(MPL-2.0 OR GPL-3.0)')).toBe(true)
  expect(isFree('Apache-2.0 AND LGPL-3.0-or-later')).toBe(false)
  expect(isFree('not named')).toBe(false)
})

test('packages are grouped by licence, the most used first', () => {
  const packages = [
    { name: 'a 1', licence: 'ISC' },
    { name: 'b 1', licence: 'MIT' },
    { name: 'c 1', licence: 'MIT' },
  ]
  expect(byLicence(packages)).toEqual([
    ['MIT', ['b 1', 'c 1']],
    ['ISC', ['a 1']],
  ])
})

test('every package that the shop runs with is free, but for those that were looked at', () => {
  const others = licensedPackages(root).filter(({ licence }) => !isFree(licence))
  // sharp loads libvips (LGPL) as a library of its own, which the LGPL permits; the other two are in the public domain.
  const lookedAt = /^(@img\/sharp|jsonify |md5-o-matic )/
  expect(others.filter(({ name }) => !lookedAt.test(name))).toEqual([])
})

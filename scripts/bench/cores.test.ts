import { expect, it } from 'vitest'
import { splitCores } from './cores.ts'

it.each([
  ['0-1', { server: '0', generator: '1' }],
  ['0-2,5', { server: '0,1', generator: '2,5' }],
  ['4-6', { server: '4', generator: '5,6' }],
  ['3', undefined],
])('splits %s', (list, expected) => expect(splitCores(list)).toEqual(expected))

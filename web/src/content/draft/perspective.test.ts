import { expect, it } from 'vitest'
import { perspectiveTitle, readPerspective } from './perspective'

it.each([
  [undefined, 'drafts'],
  ['drafts', 'drafts'],
  ['published', 'published'],
  ['rSummer', ['rSummer']],
  ['rSummer,drafts', ['rSummer', 'drafts']],
  ['raw', 'drafts'],
  ['raw,drafts', 'drafts'],
  ['', 'drafts'],
  ['drafts;Path=/', 'drafts'],
  [Array.from({ length: 11 }, () => 'rA').join(), 'drafts'],
])('reads %j as %j', (name, perspective) => expect(readPerspective(name)).toEqual(perspective))

it('names a perspective for people', () => {
  expect([
    perspectiveTitle('drafts'),
    perspectiveTitle('published'),
    perspectiveTitle(['rA', 'drafts']),
  ]).toEqual(['Drafts', 'Published', 'Release rA'])
})

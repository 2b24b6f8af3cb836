import type { ConditionalPropertyCallbackContext } from 'sanity'
import { expect, it } from 'vitest'
import { navigation } from './navigation.ts'

it('offers a button only for the menu whose header shows one', () => {
  const button = navigation.fields.find(({ name }) => name === 'callToAction')
  const hidden = button && 'hidden' in button ? button.hidden : () => undefined
  const isHidden = (_id: string) => hidden({ document: { _id } } as ConditionalPropertyCallbackContext)
  const menus = [
    'navigation-packaging',
    'drafts.navigation-packaging',
    'navigation-footer',
    'drafts.navigation-home',
  ]
  expect(menus.map(isHidden)).toEqual([false, false, true, true])
})

it.each(['navigation-footer', 'drafts.navigation-footer'])('calls %s by its name in the desk', (id) => {
  const shown = navigation.preview?.prepare?.({ id, title: 'Quick Links', items: [{}, {}] })
  expect(shown).toMatchObject({ title: 'Links (footer)', subtitle: 'Quick Links · 2 entries' })
})

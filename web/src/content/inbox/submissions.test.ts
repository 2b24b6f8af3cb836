import { defaultSiteTypes } from '@shop/lake'
import { expect, it } from 'vitest'
import { submissionTypes } from './submissions'

it('writes only types that the lake accepts from the site', () => {
  // Newsletter sign-ups have an id of their own (newsletter/subscribe.ts).
  const written = [...submissionTypes, 'newsletterLead']
  expect(written.toSorted()).toEqual(defaultSiteTypes.toSorted())
})

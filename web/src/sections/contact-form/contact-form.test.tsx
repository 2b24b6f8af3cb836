import { expect, it } from 'vitest'
import { markupOf } from '../testing'

it('has the fields and subjects of the specification', () => {
  const markup = markupOf('contactForm', {
    heading: 'Get in Touch',
    subjects: ['Paper Bags'],
    subjectPlaceholder: 'Choose',
    buttonLabel: 'Submit',
  })
  expect([...markup.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual([
    'Full Name',
    'Email',
    'Phone No.',
    'Subject',
    'Your Message',
  ])
  expect([...markup.matchAll(/<option[^>]*>([^<]+)/g)].map(([, option]) => option)).toEqual([
    'Choose',
    'Paper Bags',
  ])
})

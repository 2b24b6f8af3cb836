import { keptFields } from './kept-fields'

/** What was typed into the form that requests samples. */
export const sampleFields = keptFields('sample-fields', {
  name: 'name',
  email: 'email',
  phone: 'phone',
  city: 'location',
})

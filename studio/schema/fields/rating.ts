import { defineField } from 'sanity'

/** How many of five stars. */
export const ratingField = (description = 'How many of five stars. Halves are allowed.') =>
  defineField({
    name: 'rating',
    title: 'Stars',
    type: 'number',
    description,
    validation: (rule) => rule.required().min(0).max(5).error('Use a number from 0 to 5.'),
  })

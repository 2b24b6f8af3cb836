import { defineArrayMember, defineField } from 'sanity'
import { countField } from '../fields/count.ts'
import { referenceItem } from '../fields/reference-item.ts'
import { CONTACTS, FOODS, MATERIALS } from './choices.ts'
import { printPriceFields } from './print-price.ts'
import { noRepeats } from '../rules/no-repeats.ts'

const listOf = (name: string, title: string, description: string, list: string[]) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    group: 'facts',
    of: [defineArrayMember({ type: 'string' })],
    // The Studio writes each word of a choice without a title with a capital letter, and drops its commas.
    options: { list: list.map((value) => ({ value, title: value })), layout: 'grid' },
  })

/** What a buyer compares: the table “Facts” of the product page. */
export const factFields = [
  defineField({
    name: 'material',
    title: 'Material',
    type: 'string',
    description: 'Visitors filter the catalogue by it.',
    group: 'facts',
    options: { list: MATERIALS },
    validation: (rule) => rule.required().error('Choose the material: buyers compare by it.'),
  }),
  defineField({
    name: 'grammage',
    title: 'Grammage or thickness',
    type: 'string',
    description: 'With its unit, for example “70–90 gsm” or “14 microns”.',
    group: 'facts',
  }),
  listOf('foodContact', 'Food contact', 'Which food may touch it, as the declaration says.', CONTACTS),
  listOf(
    'foods',
    'Made for',
    'Visitors filter the catalogue by it. Choose what buyers really use it for.',
    FOODS,
  ),
  defineField({
    name: 'print',
    title: 'Your own print',
    type: 'object',
    description: 'Leave empty for goods that are sold plain only.',
    group: 'facts',
    fields: [
      countField({
        name: 'minimum',
        title: 'From (pieces)',
        description: 'The shortest print run, in single pieces.',
      }),
      countField({
        name: 'colours',
        title: 'Colours',
        description: 'How many colours can be printed at most.',
        max: 8,
      }),
      countField({
        name: 'minDays',
        title: 'Lead time from (days)',
        description: 'Working days from the approved proof to the delivery, at least.',
      }),
      countField({
        name: 'maxDays',
        title: 'Lead time to (days)',
        description: 'Working days from the approved proof to the delivery, at most.',
      }),
      ...printPriceFields,
    ],
    // Heads the dialog of each price; without it the Studio takes the first two values in the object.
    preview: { prepare: () => ({ title: 'Your own print' }) },
  }),
  defineField({
    name: 'certificates',
    title: 'Certificates and declarations',
    type: 'array',
    description: 'Those that cover this item. They are listed on its page and under “Certificates”.',
    group: 'facts',
    of: [referenceItem({ title: 'Certificate', to: ['certificate'] })],
    validation: (rule) =>
      rule.custom(noRepeats('A certificate is in the list twice. Remove one of the two.')),
  }),
]

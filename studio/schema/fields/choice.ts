import { defineField } from 'sanity'
import { atMost, maxChosen } from '../rules/bounds.ts'
import { noRepeats } from '../rules/no-repeats.ts'
import { wholeNumber } from './count.ts'
import { referenceItem } from './reference-item.ts'

type ChoiceOptions = {
  name: string
  title: string
  /** What one line is, for example “Product”. */
  item: string
  type: string
  /** What happens when the list is empty. */
  otherwise: string
}

/** Documents that a section shows: those chosen, in that order, or all of them. */
export const choiceField = ({ name, title, item, type, otherwise }: ChoiceOptions) =>
  defineField({
    name,
    title,
    type: 'array',
    description: `Which to show, in this order: drag a line to move it. Leave the list empty to show ${otherwise}.`,
    of: [referenceItem({ title: item, to: [type] })],
    validation: (rule) => [
      rule.custom(noRepeats('An entry is in the list twice. Remove one of the two.')),
      atMost(rule, maxChosen, 'entries'),
    ],
  })

/** The maximum number of entries shown. */
export const limitField = (initialValue: number) =>
  defineField({
    name: 'limit',
    title: 'At most',
    type: 'number',
    description: `How many are shown at most. The design has room for ${initialValue}.`,
    initialValue,
    validation: (rule) => [rule.required().error('Say how many are shown at most.'), wholeNumber(rule)],
  })

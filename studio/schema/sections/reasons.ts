import { HeartIcon } from '@sanity/icons/Heart'
import { choiceField, limitField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** Why customers choose the shop: reasons with emblems. */
export const reasons = defineSection({
  name: 'reasons',
  title: 'Reasons to choose us',
  icon: HeartIcon,
  description: 'Why customers choose the shop: reasons with emblems.',
  fields: [
    ...headFields({ example: 'Why You Choose Us' }),
    choiceField({
      name: 'reasons',
      title: 'Reasons',
      item: 'Reason',
      type: 'reason',
      otherwise: 'the first in order',
    }),
    limitField(4),
  ],
})

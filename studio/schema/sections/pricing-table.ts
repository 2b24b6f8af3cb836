import { BillIcon } from '@sanity/icons/Bill'
import { defineField } from 'sanity'
import { choiceField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** The price plans side by side, with a switch between monthly and yearly prices. */
export const pricingTable = defineSection({
  name: 'pricingTable',
  title: 'Price plans',
  icon: BillIcon,
  description: 'The price plans side by side, with a switch between monthly and yearly prices.',
  fields: [
    ...headFields({ example: 'Choose Your Plan' }),
    choiceField({
      name: 'plans',
      title: 'Plans',
      item: 'Plan',
      type: 'pricingPlan',
      otherwise: 'all of them in order',
    }),
    defineField({
      name: 'monthlyLabel',
      title: 'Words for monthly prices',
      type: 'string',
      description: 'The first option of the switch, selected when the page opens.',
      initialValue: 'Monthly',
      validation: (rule) => rule.required().error('Write the label of the switch.'),
    }),
    defineField({
      name: 'yearlyLabel',
      title: 'Words for yearly prices',
      type: 'string',
      description: 'The second option of the switch.',
      initialValue: 'Yearly',
      validation: (rule) => rule.required().error('Write the label of the switch.'),
    }),
    defineField({
      name: 'callToAction',
      title: 'Button under each plan',
      type: 'link',
      description: 'Shown below each plan.',
    }),
    defineField({
      name: 'note',
      title: 'Note',
      type: 'string',
      description: 'A line in small letters under the plans. Optional.',
    }),
  ],
})

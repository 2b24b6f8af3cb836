import { BarChartIcon } from '@sanity/icons/BarChart'
import { choiceField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** Figures about the shop, such as “300+ orders fulfilled”. */
export const statistics = defineSection({
  name: 'statistics',
  title: 'Figures',
  icon: BarChartIcon,
  description: 'Figures about the shop, such as “300+ orders fulfilled”.',
  fields: [
    ...headFields({ example: 'The Shop in Figures', optional: true }),
    choiceField({
      name: 'statistics',
      title: 'Figures',
      item: 'Figure',
      type: 'statistic',
      otherwise: 'all of them in order',
    }),
  ],
})

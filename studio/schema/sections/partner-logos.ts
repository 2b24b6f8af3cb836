import { CaseIcon } from '@sanity/icons/Case'
import { defineField } from 'sanity'
import { choiceField } from '../fields/choice.ts'
import { countField } from '../fields/count.ts'
import { headingField, textField } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** The logos of companies that work with the shop. */
export const partnerLogos = defineSection({
  name: 'partnerLogos',
  title: 'Partners',
  icon: CaseIcon,
  description: 'The logos of companies that work with the shop.',
  fields: [
    headingField({ example: 'They Pack with Us', optional: true }),
    textField(),
    choiceField({
      name: 'partners',
      title: 'Partners',
      item: 'Partner',
      type: 'partner',
      otherwise: 'all of them in order',
    }),
    defineField({
      name: 'layout',
      title: 'Arrangement',
      type: 'string',
      description: 'A row that scrolls by itself, or all logos together with their names.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Moving row', value: 'carousel' },
          { title: 'All together', value: 'grid' },
        ],
      },
      initialValue: 'carousel',
      validation: (rule) => rule.required().error('Choose one.'),
    }),
    countField({
      name: 'secondsPerStep',
      title: 'Seconds per step',
      description: 'The number of seconds until the row moves on by one logo.',
      initialValue: 5,
      isRequired: true,
      min: 2,
    }),
  ],
})

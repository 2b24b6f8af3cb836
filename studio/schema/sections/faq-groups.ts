import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { choiceField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** Questions with answers that visitors open with a click. */
export const faqGroups = defineSection({
  name: 'faqGroups',
  title: 'Questions and answers',
  icon: HelpCircleIcon,
  description: 'Questions with answers that visitors open with a click.',
  fields: [
    ...headFields({ example: 'Frequently Asked Questions' }),
    choiceField({
      name: 'groups',
      title: 'Subjects',
      item: 'Subject',
      type: 'faqSection',
      otherwise: 'all of them in order',
    }),
  ],
})

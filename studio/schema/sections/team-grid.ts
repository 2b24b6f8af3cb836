import { UsersIcon } from '@sanity/icons/Users'
import { choiceField, limitField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** Portraits of the people who work in the company. */
export const teamGrid = defineSection({
  name: 'teamGrid',
  title: 'Team',
  icon: UsersIcon,
  description: 'Portraits of the people who work in the company.',
  fields: [
    ...headFields({ example: 'The People Behind the Paper' }),
    choiceField({
      name: 'members',
      title: 'People',
      item: 'Team member',
      type: 'teamMember',
      otherwise: 'the first in order, as many as “At most” says',
    }),
    limitField(8),
  ],
})

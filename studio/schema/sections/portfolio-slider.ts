import { PresentationIcon } from '@sanity/icons/Presentation'
import { defineField } from 'sanity'
import { choiceField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** A carousel of finished projects with large pictures. */
export const portfolioSlider = defineSection({
  name: 'portfolioSlider',
  title: 'Portfolio',
  icon: PresentationIcon,
  description: 'A carousel of finished projects with large pictures.',
  fields: [
    ...headFields({ example: 'Rooms We Furnished' }),
    choiceField({
      name: 'items',
      title: 'Works',
      item: 'Work',
      type: 'portfolioItem',
      otherwise: 'all of them in order',
    }),
    defineField({
      name: 'callToAction',
      title: 'Button',
      type: 'link',
      description: 'A link below the section. Optional.',
    }),
  ],
})

import { PresentationIcon } from '@sanity/icons/Presentation'
import { defineField } from 'sanity'
import { choiceField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** Finished works in large pictures that a visitor leafs through. */
export const portfolioSlider = defineSection({
  name: 'portfolioSlider',
  title: 'Portfolio',
  icon: PresentationIcon,
  description: 'Finished works in large pictures that a visitor leafs through.',
  fields: [
    ...headFields({ example: 'Rooms We Furnished' }),
    choiceField({ name: 'items', title: 'Works', type: 'portfolioItem', otherwise: 'all of them in order' }),
    defineField({
      name: 'callToAction',
      title: 'Button',
      type: 'link',
      description: 'Where the section leads on. May stay empty.',
    }),
  ],
})

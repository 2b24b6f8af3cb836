import { TimelineIcon } from '@sanity/icons/Timeline'
import { choiceField, limitField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** Teasers of posts that pass by one after the other. */
export const blogCarousel = defineSection({
  name: 'blogCarousel',
  title: 'Posts in a row',
  icon: TimelineIcon,
  description: 'Teasers of posts that pass by one after the other.',
  fields: [
    ...headFields({ example: 'From the Blog' }),
    choiceField({ name: 'posts', title: 'Posts', type: 'post', otherwise: 'the newest' }),
    limitField(6),
  ],
})

import { TimelineIcon } from '@sanity/icons/Timeline'
import { choiceField, limitField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** A carousel of posts, one at a time. */
export const blogCarousel = defineSection({
  name: 'blogCarousel',
  title: 'Posts in a row',
  icon: TimelineIcon,
  description: 'A carousel of posts, one at a time.',
  fields: [
    ...headFields({ example: 'From the Blog' }),
    choiceField({ name: 'posts', title: 'Posts', item: 'Post', type: 'post', otherwise: 'the newest' }),
    limitField(6),
  ],
})

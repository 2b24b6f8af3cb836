import { ComposeIcon } from '@sanity/icons/Compose'
import { defineField } from 'sanity'
import { choiceField, limitField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

/** Cards of posts. */
export const blogTeasers = defineSection({
  name: 'blogTeasers',
  title: 'Posts',
  icon: ComposeIcon,
  description: 'Cards of posts.',
  fields: [
    ...headFields({ example: 'Latest from the Blog' }),
    choiceField({ name: 'posts', title: 'Posts', item: 'Post', type: 'post', otherwise: 'the newest' }),
    limitField(3),
    defineField({
      name: 'callToAction',
      title: 'Button',
      type: 'link',
      description: 'For example “All Posts” with the address of the blog. Optional.',
    }),
  ],
})

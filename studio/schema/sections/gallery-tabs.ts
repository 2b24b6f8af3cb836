import { ClipboardImageIcon } from '@sanity/icons/ClipboardImage'
import { defineArrayMember, defineField } from 'sanity'
import { limitField } from '../fields/choice.ts'
import { headFields } from '../fields/head.ts'
import { defineSection } from './define-section.ts'

const tab = defineArrayMember({
  name: 'galleryTab',
  title: 'Button',
  type: 'object',
  icon: ClipboardImageIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Words',
      type: 'string',
      description: 'The words on the button, for example “Lamp & Vase”.',
      validation: (rule) => rule.required().error('Write the words on the button.'),
    }),
    defineField({
      name: 'category',
      title: 'Shows',
      type: 'string',
      description: 'Which pictures it shows: those ticked for this. Left empty, it shows all of them.',
      options: { list: ['Sofa', 'Interior', 'Vase', 'Table', 'Design'] },
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'category' } },
})

/** Pictures of the gallery with buttons that choose among them. */
export const galleryTabs = defineSection({
  name: 'galleryTabs',
  title: 'Gallery',
  icon: ClipboardImageIcon,
  description: 'Pictures of the gallery with buttons that choose among them.',
  fields: [
    ...headFields({ example: 'Our Gallery' }),
    defineField({
      name: 'tabs',
      title: 'Buttons',
      type: 'array',
      description: 'The first is chosen when the page opens. Drag one to move it.',
      of: [tab],
      validation: (rule) => rule.min(1).error('Add at least one button, for example “All”.'),
    }),
    limitField(18),
  ],
})

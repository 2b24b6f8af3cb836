import { ClipboardImageIcon } from '@sanity/icons/ClipboardImage'
import { defineArrayMember, defineField } from 'sanity'

/** What pictures of the gallery can be filed under. */
export const GALLERY_CATEGORIES = ['Sofa', 'Interior', 'Vase', 'Table', 'Design']

/** A button over the gallery and the pictures that it shows. */
export const galleryTab = defineArrayMember({
  name: 'galleryTab',
  title: 'Button',
  type: 'object',
  icon: ClipboardImageIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Words',
      type: 'string',
      description: 'The label of the button, for example “Lamp & Vase”.',
      validation: (rule) => rule.required().error('Write the words on the button.'),
    }),
    defineField({
      name: 'category',
      title: 'Shows',
      type: 'string',
      description:
        'Which pictures it shows: those ticked for this. Optional: without a choice, it shows all of them.',
      options: { list: GALLERY_CATEGORIES },
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'category' } },
})

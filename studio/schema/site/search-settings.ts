import { SearchIcon } from '@sanity/icons/Search'
import { defineArrayMember, defineField, defineType } from 'sanity'

const synonym = defineArrayMember({
  name: 'synonym',
  title: 'Synonym',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'words',
      title: 'When visitors search for',
      type: 'string',
      description: 'One word or a few, in small letters, for example “doggy bag”. Plurals count as the same.',
      validation: (rule) => rule.required().error('Write what visitors search for.'),
    }),
    defineField({
      name: 'meaning',
      title: 'also find',
      type: 'string',
      description:
        'Words that stand on the page it should lead to, for example “SOS bag”. All of them must be found.',
      validation: (rule) => rule.required().error('Write words of the page that it should lead to.'),
    }),
  ],
  preview: { select: { title: 'words', subtitle: 'meaning' } },
})

/** What the search finds besides the words of the pages themselves. */
export const searchSettings = defineType({
  name: 'searchSettings',
  title: 'Search: synonyms',
  type: 'document',
  icon: SearchIcon,
  description: 'Words that visitors use, and the words that this site has for the same thing.',
  fields: [
    defineField({
      name: 'synonyms',
      title: 'Synonyms',
      type: 'array',
      description: '“Content health” lists what was searched and not found.',
      of: [synonym],
    }),
  ],
  preview: { prepare: () => ({ title: 'Search: synonyms', media: SearchIcon }) },
})

import { defineField } from 'sanity'
import { linkableTypes } from '../../routes/index.ts'
import { targetProblem, urlProblem, type LinkValue } from '../rules/link.ts'

type Parent<More> = (LinkValue & More) | undefined

type TargetOptions<More> = {
  /** Whether the link must lead somewhere, judged by the fields beside it. */
  isRequired: (parent: LinkValue & More) => boolean
  /** Whether the link needs no target once its label is empty. */
  isOptional?: boolean
  isHidden?: (parent: Parent<More>) => boolean
}

/**
 * The target of a link: a document of this site, or an address outside. Each field hides
 * while the other one is filled in.
 */
export const linkTargetFields = <More extends object = object>({
  isRequired,
  isOptional = false,
  isHidden = () => false,
}: TargetOptions<More>) => [
  defineField({
    name: 'to',
    title: 'Page of this site',
    type: 'reference',
    to: linkableTypes.map((type) => ({ type })),
    description: 'Search by name. When the page moves to another address, this link follows.',
    options: { disableNew: true },
    hidden: ({ parent }) => {
      const link = parent as Parent<More>
      return isHidden(link) || Boolean(link?.url && !link.to?._ref)
    },
    validation: (rule) =>
      rule.custom((_, context) => {
        const link = (context.parent ?? {}) as LinkValue & More
        return link.to?._ref || link.url || isRequired(link) ? targetProblem(link, { isOptional }) : true
      }),
  }),
  defineField({
    name: 'url',
    title: 'Address outside this site',
    type: 'string',
    description: '“https://…” for another site, “mailto:…” for an email, “tel:…” for a call.',
    hidden: ({ parent }) => {
      const link = parent as Parent<More>
      return isHidden(link) || Boolean(link?.to?._ref && !link.url)
    },
    validation: (rule) => rule.custom(urlProblem),
  }),
]

/** For previews: the name of the document that a link leads to, or its address outside. */
export const targetPreview = { toName: 'to.name', toTitle: 'to.title', url: 'url' } as const

/** The subtitle of a link's preview: its target. */
export const targetSubtitle = ({ toName, toTitle, url }: Record<string, unknown>): string =>
  [toName, toTitle, url].find((text): text is string => typeof text === 'string' && text !== '') ??
  'Leads nowhere yet'

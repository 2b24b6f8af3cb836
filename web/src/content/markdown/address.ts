import { catalogueRoutes, postHref, productHref } from '@shop/studio/routes'

/** The Markdown form of a product of the shop. */
export const productMarkdownHref = (number: number) => `${productHref(number)}.md`

/** The Markdown form of a post. */
export const postMarkdownHref = (number: number) => `${postHref(number)}.md`

/** The Markdown form of the details of a category or sub-category: its slug takes the place of the query. */
export const detailsMarkdownHref = (slug: string) => `${catalogueRoutes.details.path}/${slug}.md`

/** `alternates.types` of a page's metadata: a link to its Markdown form. */
export const markdownAlternate = (href: string) => ({ 'text/markdown': href })

import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { countField } from '../fields/count.ts'
import { dollars, moneyField } from '../fields/money.ts'
import { skuPattern } from '../rules/selling.ts'
import { nameOf, publishedId } from '../rules/unique.ts'

/** One size of an item, with its own article number and price. */
export const sellingArticle = defineType({
  name: 'sellingArticle',
  title: 'Size and price',
  type: 'object',
  icon: TagIcon,
  description: 'A size that can be ordered: its article number and its price.',
  fields: [
    defineField({
      name: 'size',
      title: 'Size',
      type: 'string',
      description: 'Exactly as in “Sizes available” of the product page, for example “6 × 4 × 12 in”.',
      validation: (rule) => [
        rule.required().error('Name the size: buyers choose by it.'),
        // lists in browsers hold no longer ones
        rule.max(200).error('Use 200 characters at most.'),
        rule.custom(unlistedProblem).warning(),
      ],
    }),
    defineField({
      name: 'sku',
      title: 'Article number (SKU)',
      type: 'string',
      description:
        'Capital letters, digits and dashes, for example “KBB-02”. It is on the case and in orders; never give it to another article.',
      validation: (rule) => [
        rule.required().error('Give the size an article number: orders name it.'),
        rule.regex(skuPattern).error('Use capital letters, digits and dashes only: “KBB-02”.'),
        rule.max(40).error('Use 40 characters at most.'),
        rule.custom(skuProblem).error(),
        rule.custom(changedSkuProblem).warning(),
      ],
    }),
    moneyField({
      name: 'price',
      title: 'Price',
      description:
        'In dollars for the number of pieces chosen under “Prices are for”, without any price break. Leave empty to sell this size by quote only.',
      optional: true,
    }),
    countField({
      name: 'perOrderUnit',
      title: 'Smaller units in the order unit, if different',
      description:
        'Only if a case of this size holds another number than the item’s units say, for example 4 bundles in place of 5.',
    }),
    defineField({
      name: 'width',
      title: 'Width in inches',
      type: 'number',
      description:
        'The width of the size. Visitors filter the catalogue by it. Leave empty where it has none.',
      validation: (rule) => rule.positive().error('Use a number above 0.'),
    }),
    defineField({
      name: 'fills',
      title: 'What it holds',
      type: 'string',
      description: 'In a few words, for example “one family loaf”. Optional.',
    }),
  ],
  preview: {
    select: { title: 'size', sku: 'sku', price: 'price' },
    prepare: ({ title, sku, price }) => ({
      title,
      subtitle: [sku, typeof price === 'number' ? dollars(price) : 'by quote'].filter(Boolean).join(' · '),
    }),
  },
})

type WithDetails = { details?: { sizesAvailable?: string[] } }

/** Warns about a size that the page does not offer as a button: a typing mistake, as a rule. */
function unlistedProblem(size: string | undefined, { document }: ValidationContext): true | string {
  const sizes = (document as WithDetails | undefined)?.details?.sizesAvailable
  return (
    !size ||
    !sizes ||
    sizes.includes(size) ||
    'This size is not among “Sizes available” of the product page. Write both alike.'
  )
}

/** An article number leads to one article, whatever document it is in. */
async function skuProblem(
  sku: string | undefined,
  { document, getClient }: ValidationContext,
): Promise<true | string> {
  if (!sku || !document) return true
  const published = publishedId(document._id)
  const other = await getClient({ apiVersion: '2025-02-19' }).fetch<{ _id: string; name?: string } | null>(
    `*[_type in ["category", "subCategory"] && !(_id in [$published, $draft]) && !(_id in path("versions.**"))
      && $sku in selling.articles[].sku][0]{_id, name}`,
    { sku, published, draft: `drafts.${published}` },
    { perspective: 'raw', tag: 'validation.sku' },
  )
  return other ? `“${nameOf(other)}” already has the article number ${sku}. Choose another one.` : true
}

/** Warns when a published article number is changed: it stays on printed boxes and in orders. */
async function changedSkuProblem(
  sku: string | undefined,
  { document, getClient, parent }: ValidationContext,
): Promise<true | string> {
  const key = (parent as { _key?: string } | undefined)?._key
  if (!sku || !document || !key) return true
  const earlier = await getClient({ apiVersion: '2025-02-19' }).fetch<string | null>(
    '*[_id == $published][0].selling.articles[_key == $key][0].sku',
    { published: publishedId(document._id), key },
    { perspective: 'raw', tag: 'validation.sku' },
  )
  if (!earlier || earlier === sku) return true
  return `Boxes and orders name this size ${earlier}, and the address /sku/${earlier} would lead to nothing. Keep the number; for another article, add a size.`
}

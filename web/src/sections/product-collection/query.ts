import { headFields, linkFields } from '../../content/fragments'
import { productCardFields } from '../../content/products/queries'

export const productCollectionFields = /* groq */ `
  ${headFields}, limit,
  callToAction { ${linkFields} },
  "products": select(
    count(products) > 0 => products[]-> { ${productCardFields} },
    *[_type == "product" && defined(number)] | order(number asc)[0...12] { ${productCardFields} }
  )
`

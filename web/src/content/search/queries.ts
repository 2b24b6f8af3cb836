import { defineQuery } from 'next-sanity'
import { nextPost, postFilter } from '../blog/queries'
import { pictureFields } from '../fragments'
import { sellingFields } from '../selling/queries'

export const searchIndexQuery = defineQuery(`{
  "catalogue": *[_type in ["category", "subCategory"] && defined(slug.current)] | order(_type asc, orderRank) {
    _id, name, "slug": slug.current,
    "childCount": count(*[_type == "subCategory" && parent._ref == ^._id]),
    "hasDetails": defined(details),
    picture { ${pictureFields} },
    "text": details.description,
    "words": [details.title] + coalesce(details.features, []),
    ${sellingFields}
  },
  "products": *[_type == "product" && defined(number)] | order(number asc) {
    _id, number, name, sku, category, tags,
    "picture": pictures[0] { ${pictureFields} }
  },
  "posts": *[${postFilter}] | order(number asc) {
    _id, number, title, "tag": tags[0]->title, description,
    picture { ${pictureFields} }
  },
  "works": *[_type == "portfolioItem" && defined(number)] | order(number asc) {
    _id, number, name, tag, description,
    picture { ${pictureFields} }
  },
  "nextPost": ${nextPost}
}`)

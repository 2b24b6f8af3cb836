import { defineQuery } from 'next-sanity'
import { nextPost, postFilter } from '../blog/queries'
import { questionsPages } from '../faq/faq'
import { pictureFields } from '../fragments'
import { priceFields } from '../products/queries'
import { sellingFields } from '../selling/queries'

/** How many documents are searched, and how many sizes; the questions of a section count as one document. */
export const searchSizeQuery = defineQuery(`{
  "documents": count(*[_type in ["category", "subCategory", "product", "post", "portfolioItem", "page", "screen", "certificate", "faqSection"]]),
  "sizes": count(*[_type in ["category", "subCategory"]].selling.articles[])
}`)

/**
 * The documents of all kinds, each kind from place `$from` up to `$to`: the answer about a large shop is too long for one.
 * Pages that begin with a band inform; the others are home pages and notices, which search leaves out. */
export const searchIndexQuery = defineQuery(`{
  "catalogue": *[_type in ["category", "subCategory"] && defined(slug.current)] | order(_type asc, orderRank) [$from...$to] {
    _id, _type, name, "slug": slug.current,
    "parentId": parent._ref,
    "childCount": count(*[_type == "subCategory" && parent._ref == ^._id]),
    "hasDetails": defined(details),
    picture { ${pictureFields} },
    "details": details { title, description, featuresIntroduction, features, sizesAvailable, secondTitle, secondDescription },
    ${sellingFields}, "replacement": selling.replacedBy->name
  },
  "products": *[_type == "product" && defined(number)] | order(number asc) [$from...$to] {
    _id, number, name, sku, category, "tags": tags[0...100], "description": pt::text(description), ${priceFields},
    "picture": pictures[0] { ${pictureFields} }
  },
  "posts": *[${postFilter}] | order(number asc) [$from...$to] {
    _id, number, title, "tag": tags[0]->title, description, "body": pt::text(body),
    picture { ${pictureFields} }
  },
  "works": *[_type == "portfolioItem" && defined(number)] | order(number asc) [$from...$to] {
    _id, number, name, tag, description,
    picture { ${pictureFields} }
  },
  "questions": *[_type == "faqSection"] | order(orderRank) [$from...$to] { title, items[0...500] { _key, question, answer } },
  "questionsPages": ${questionsPages},
  "pages": *[_type == "page" && defined(route) && sections[0]._type == "pageBand"] | order(route asc) [$from...$to] {
    route, title, "description": seo.description,
    "words": sections[0...200] { heading, text, "body": pt::text(body), "points": points[0...1000], "steps": steps[0...1000] { title, text } }
  },
  "screens": *[_type == "screen"] | order(_id asc) [$from...$to] { _id, title, heading, text, "description": seo.description },
  "certificates": *[_type == "certificate"] | order(title asc) [$from...$to] { _id, title, number, standard, summary },
  "synonyms": *[_type == "searchSettings" && _id == "searchSettings"][0].synonyms[0...500][$from...$to] { words, meaning },
  "nextPost": ${nextPost}
}`)

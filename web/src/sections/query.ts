import { maxChosen, maxExamples, maxSections } from '@shop/studio/bounds'
import { routeTargetFields } from '@shop/studio/routes'
import { defineQuery } from 'next-sanity'
import { nextPost, postCardFields, postFilter } from '../content/blog/queries'
import { cardFields } from '../content/catalogue/queries'
import {
  asMany,
  asManyInMenus,
  bannerFields,
  headFields,
  linkFields,
  linkTargetFields,
  pictureFields,
  proseFields,
} from '../content/fragments'
import { productCardFields } from '../content/products/queries'
import { printPriceFields } from '../content/selling/queries'
import { messagingFields } from '../content/site/queries'

// What a section shows: the documents that an editor has chosen, or else all of them.
const questionFields = /* groq */ `_id, title, items${asMany} { _key, question, answer }`
const tileFields = /* groq */ `_id, name, count, tag, ${linkTargetFields}, picture { ${pictureFields} }`
const partnerFields = /* groq */ `
  _id, name,
  logo { ${pictureFields} },
  logoDark { ${pictureFields} }
`
const workFields = /* groq */ `_id, number, name, tag, picture { ${pictureFields} }`
const planFields = /* groq */ `_id, title, monthlyPrice, yearlyPrice, people, features`
const reasonFields = /* groq */ `_id, title, text, picture { ${pictureFields} }`
const statisticFields = /* groq */ `_id, title, value, text`
const memberFields = /* groq */ `_id, name, position, text, picture { ${pictureFields} }`
const testimonialFields = /* groq */ `_id, name, location, text, rating`

/** A page by its route, with the fields of every kind of section. */
export const pageQuery = defineQuery(`
  *[_type == "page" && route == $route][0] {
    _id, title, route, header,
    seo { title, description, picture { ${pictureFields} } },
    sections[0...${maxSections}] {
      _key, _type,
      _type == "bannerSlider" => { slides${asMany} { _key, ${bannerFields} } },
      _type == "blogCarousel" => {
        ${headFields}, limit,
        "posts": select(
          count(posts) > 0 => posts[0...${maxChosen}]-> { ${postCardFields} },
          *[${postFilter}] | order(date desc, number asc)[0...12] { ${postCardFields} }
        ),
        "nextPost": ${nextPost}
      },
      _type == "blogTeasers" => {
        ${headFields}, limit,
        callToAction { ${linkFields} },
        "posts": select(
          count(posts) > 0 => posts[0...${maxChosen}]-> { ${postCardFields} },
          *[${postFilter}] | order(date desc, number asc)[0...12] { ${postCardFields} }
        ),
        "nextPost": ${nextPost}
      },
      _type == "callToActionBand" => { heading, text, callToAction { ${linkFields} } },
      _type == "categoryCarousel" => {
        ${headFields},
        "categories": select(
          count(categories) > 0 => categories[0...${maxChosen}]-> { ${cardFields}, tag },
          *[_type == "category" && defined(slug.current)] | order(orderRank) ${asManyInMenus} { ${cardFields}, tag }
        )
      },
      _type == "categoryGrid" => {
        heading, text,
        "categories": select(
          count(categories) > 0 => categories[0...${maxChosen}]-> { ${cardFields}, tag },
          *[_type == "category" && defined(slug.current)] | order(orderRank) ${asManyInMenus} { ${cardFields}, tag }
        )
      },
      _type == "categorySideList" => {
        heading,
        entries${asMany} { _key, ${linkFields} },
        banner { ${bannerFields} }
      },
      _type == "contactForm" => {
        ${headFields}, subjects, subjectPlaceholder, buttonLabel,
        labels { name, email, telephone, subject, message },
        receipt { heading, next }
      },
      _type == "countdown" => {
        ${headFields}, date, placeholder, buttonLabel,
        picture { ${pictureFields} }
      },
      _type == "dealBanner" => { ${bannerFields}, "deal": { "endsAt": ends } },
      _type == "faqGroups" => {
        ${headFields},
        "groups": select(
          count(groups) > 0 => groups[0...${maxChosen}]-> { ${questionFields} },
          *[_type == "faqSection"] | order(orderRank) ${asMany} { ${questionFields} }
        )
      },
      _type == "features" => {
        ${headFields},
        items${asMany} { _key, icon, title, text }
      },
      _type == "galleryTabs" => {
        ${headFields}, limit,
        tabs${asMany} { _key, label, category },
        "items": *[_type == "galleryItem"] | order(orderRank) ${asMany} {
          _id, name, tag, categories,
          picture { ${pictureFields} }
        }
      },
      _type == "heroBanner" => { ${bannerFields} },
      _type == "homeTiles" => {
        ${headFields}, layout,
        "tiles": select(
          count(tiles) > 0 => tiles[0...${maxChosen}]-> { ${tileFields} },
          *[_type == "homeTile"] | order(orderRank) ${asMany} { ${tileFields} }
        )
      },
      _type == "message" => {
        icon, heading, text,
        callToAction { ${linkFields} },
        link { ${linkFields} }
      },
      _type == "newArrival" => {
        ${headFields},
        banners${asMany} { _key, ${bannerFields} }
      },
      _type == "newsletterBlock" => {
        heading, text, placeholder, buttonLabel,
        picture { ${pictureFields} }
      },
      _type == "officeContacts" => {
        ${headFields}, showChat,
        picture { ${pictureFields} },
        "shop": *[_type == "siteSettings" && _id == "siteSettings"][0] {
          contacts${asMany} { _key, name, kind, value },
          ${messagingFields}
        }
      },
      _type == "packagingHero" => {
        eyebrow, heading, text,
        picture { ${pictureFields} },
        callToAction { ${linkFields} },
        secondCallToAction { ${linkFields} }
      },
      _type == "pageBand" => { heading, text },
      _type == "partnerLogos" => {
        heading, text, layout, secondsPerStep,
        "partners": select(
          count(partners) > 0 => partners[0...${maxChosen}]-> { ${partnerFields} },
          *[_type == "partner"] | order(orderRank) ${asMany} { ${partnerFields} }
        )
      },
      _type == "paymentMethodList" => {
        heading, text,
        "payment": *[_type == "paymentMethods" && _id == "paymentMethods"][0] {
          methods${asMany} { _key, name, icon }
        }
      },
      _type == "portfolioSlider" => {
        ${headFields},
        callToAction { ${linkFields} },
        "items": select(
          count(items) > 0 => items[0...${maxChosen}]-> { ${workFields} },
          *[_type == "portfolioItem"] | order(number asc)[0...12] { ${workFields} }
        )
      },
      _type == "pricingTable" => {
        ${headFields}, monthlyLabel, yearlyLabel, note,
        callToAction { ${linkFields} },
        "plans": select(
          count(plans) > 0 => plans[0...${maxChosen}]-> { ${planFields} },
          *[_type == "pricingPlan"] | order(orderRank) ${asMany} { ${planFields} }
        )
      },
      _type == "printExamples" => {
        ${headFields},
        examples[0...${maxExamples}] {
          _key, title, text, colours, picture { ${pictureFields} },
          item-> { ${routeTargetFields}, name, ${printPriceFields} }
        }
      },
      _type == "printSteps" => {
        ${headFields},
        steps${asMany} { _key, title, text, time, minimum, picture { ${pictureFields} } },
        callToAction { ${linkFields} }
      },
      _type == "productCollection" => {
        ${headFields}, limit,
        callToAction { ${linkFields} },
        "products": select(
          count(products) > 0 => products[0...${maxChosen}]-> { ${productCardFields} },
          *[_type == "product" && defined(number)] | order(number asc)[0...12] { ${productCardFields} }
        )
      },
      _type == "productSlider" => {
        buttonLabel,
        slides${asMany} {
          _key, eyebrow, text,
          picture { ${pictureFields} },
          product-> { ${productCardFields} }
        }
      },
      _type == "promoBanners" => { banners${asMany} { _key, ${bannerFields} } },
      _type == "reasons" => {
        ${headFields}, limit,
        "reasons": select(
          count(reasons) > 0 => reasons[0...${maxChosen}]-> { ${reasonFields} },
          *[_type == "reason"] | order(orderRank) ${asMany} { ${reasonFields} }
        )
      },
      _type == "richText" => { heading, body${asMany} { ${proseFields} } },
      _type == "shippingTable" => {
        heading, text,
        "shipping": *[_type == "shippingOptions" && _id == "shippingOptions"][0] {
          options${asMany} { _key, name, time, price },
          rules${asMany} { ${proseFields} }
        }
      },
      _type == "statistics" => {
        ${headFields},
        "statistics": select(
          count(statistics) > 0 => statistics[0...${maxChosen}]-> { ${statisticFields} },
          *[_type == "statistic"] | order(orderRank) ${asMany} { ${statisticFields} }
        )
      },
      _type == "teamGrid" => {
        ${headFields}, limit,
        "members": select(
          count(members) > 0 => members[0...${maxChosen}]-> { ${memberFields} },
          *[_type == "teamMember"] | order(orderRank) ${asMany} { ${memberFields} }
        )
      },
      _type == "testimonials" => {
        ${headFields},
        "testimonials": select(
          count(testimonials) > 0 => testimonials[0...${maxChosen}]-> { ${testimonialFields} },
          *[_type == "testimonial"] | order(orderRank) ${asMany} { ${testimonialFields} }
        )
      },
      _type == "textWithPicture" => {
        eyebrow, heading, points, pictureSide,
        body${asMany} { ${proseFields} },
        picture { ${pictureFields} },
        callToAction { ${linkFields} }
      }
    }
  }
`)

import { upcomingSections } from '../upcoming-sections.ts'
import { bannerSlider } from './upcoming/banner-slider.ts'
import { blogCarousel } from './upcoming/blog-carousel.ts'
import { blogTeasers } from './upcoming/blog-teasers.ts'
import { callToActionBand } from './upcoming/call-to-action-band.ts'
import { categoryCarousel } from './upcoming/category-carousel.ts'
import { categoryGrid } from './category-grid.ts'
import { categorySideList } from './upcoming/category-side-list.ts'
import { contactForm } from './upcoming/contact-form.ts'
import { countdown } from './upcoming/countdown.ts'
import { dealBanner } from './upcoming/deal-banner.ts'
import { faqGroups } from './upcoming/faq-groups.ts'
import { features } from './upcoming/features.ts'
import { galleryTabs } from './upcoming/gallery-tabs.ts'
import { heroBanner } from './upcoming/hero-banner.ts'
import { homeTiles } from './upcoming/home-tiles.ts'
import { message } from './upcoming/message.ts'
import { newArrival } from './upcoming/new-arrival.ts'
import { newsletterBlock } from './upcoming/newsletter-block.ts'
import { officeContacts } from './upcoming/office-contacts.ts'
import { packagingHero } from './packaging-hero.ts'
import { pageBand } from './upcoming/page-band.ts'
import { partnerLogos } from './upcoming/partner-logos.ts'
import { paymentMethodList } from './upcoming/payment-method-list.ts'
import { portfolioSlider } from './upcoming/portfolio-slider.ts'
import { pricingTable } from './upcoming/pricing-table.ts'
import { productCollection } from './upcoming/product-collection.ts'
import { productSlider } from './upcoming/product-slider.ts'
import { promoBanners } from './upcoming/promo-banners.ts'
import { reasons } from './upcoming/reasons.ts'
import { richText } from './upcoming/rich-text.ts'
import { shippingTable } from './upcoming/shipping-table.ts'
import { statistics } from './upcoming/statistics.ts'
import { teamGrid } from './upcoming/team-grid.ts'
import { testimonials } from './upcoming/testimonials.ts'
import { textWithPicture } from './upcoming/text-with-picture.ts'

/** Every kind of section, by what it is for, in the order in which the editor is offered them. */
export const sectionGroups = [
  {
    name: 'opening',
    title: 'Top of a page',
    sections: [packagingHero, heroBanner, bannerSlider, productSlider, categorySideList, pageBand],
  },
  {
    name: 'goods',
    title: 'Products and offers',
    sections: [
      categoryGrid,
      categoryCarousel,
      homeTiles,
      productCollection,
      newArrival,
      promoBanners,
      dealBanner,
      galleryTabs,
      portfolioSlider,
    ],
  },
  {
    name: 'company',
    title: 'The company',
    sections: [
      statistics,
      reasons,
      features,
      testimonials,
      teamGrid,
      partnerLogos,
      blogCarousel,
      blogTeasers,
      newsletterBlock,
    ],
  },
  {
    name: 'information',
    title: 'Text and information',
    sections: [
      textWithPicture,
      richText,
      pricingTable,
      faqGroups,
      contactForm,
      officeContacts,
      shippingTable,
      paymentMethodList,
      countdown,
      message,
      callToActionBand,
    ],
  },
]

const upcoming = new Set<string>(upcomingSections)

/** Every kind of section. */
export const allSections = sectionGroups.flatMap(({ sections: members }) => members)

/** Those that a page can hold: the site shows them. */
export const sections = allSections.filter(({ name }) => !upcoming.has(name))

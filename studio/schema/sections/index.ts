import { bannerSlider } from './banner-slider.ts'
import { blogCarousel } from './blog-carousel.ts'
import { blogTeasers } from './blog-teasers.ts'
import { callToActionBand } from './call-to-action-band.ts'
import { categoryCarousel } from './category-carousel.ts'
import { categoryGrid } from './category-grid.ts'
import { categorySideList } from './category-side-list.ts'
import { contactForm } from './contact-form.ts'
import { countdown } from './countdown.ts'
import { dealBanner } from './deal-banner.ts'
import { faqGroups } from './faq-groups.ts'
import { features } from './features.ts'
import { galleryTabs } from './gallery-tabs.ts'
import { heroBanner } from './hero-banner.ts'
import { homeTiles } from './home-tiles.ts'
import { message } from './message.ts'
import { newArrival } from './new-arrival.ts'
import { newsletterBlock } from './newsletter-block.ts'
import { officeContacts } from './office-contacts.ts'
import { packagingHero } from './packaging-hero.ts'
import { pageBand } from './page-band.ts'
import { partnerLogos } from './partner-logos.ts'
import { paymentMethodList } from './payment-method-list.ts'
import { portfolioSlider } from './portfolio-slider.ts'
import { pricingTable } from './pricing-table.ts'
import { printExamples } from './print-examples.ts'
import { printSteps } from './print-steps.ts'
import { productCollection } from './product-collection.ts'
import { productSlider } from './product-slider.ts'
import { promoBanners } from './promo-banners.ts'
import { reasons } from './reasons.ts'
import { richText } from './rich-text.ts'
import { shippingTable } from './shipping-table.ts'
import { statistics } from './statistics.ts'
import { teamGrid } from './team-grid.ts'
import { testimonials } from './testimonials.ts'
import { textWithPicture } from './text-with-picture.ts'

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
      printSteps,
      printExamples,
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

/** Every kind of section a page can hold. */
export const sections = sectionGroups.flatMap((group) => group.sections)

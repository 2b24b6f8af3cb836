import { defineQuery } from 'next-sanity'
import { pictureFields } from '../content/fragments'
import { bannerSliderFields } from './banner-slider/query'
import { blogCarouselFields } from './blog-carousel/query'
import { blogTeasersFields } from './blog-teasers/query'
import { callToActionBandFields } from './call-to-action-band/query'
import { categoryCarouselFields } from './category-carousel/query'
import { categoryGridFields } from './category-grid/query'
import { categorySideListFields } from './category-side-list/query'
import { contactFormFields } from './contact-form/query'
import { countdownFields } from './countdown/query'
import { dealBannerFields } from './deal-banner/query'
import { faqGroupsFields } from './faq-groups/query'
import { featuresFields } from './features/query'
import { galleryTabsFields } from './gallery-tabs/query'
import { heroBannerFields } from './hero-banner/query'
import { homeTilesFields } from './home-tiles/query'
import { messageFields } from './message/query'
import { newArrivalFields } from './new-arrival/query'
import { newsletterBlockFields } from './newsletter-block/query'
import { officeContactsFields } from './office-contacts/query'
import { packagingHeroFields } from './packaging-hero/query'
import { pageBandFields } from './page-band/query'
import { partnerLogosFields } from './partner-logos/query'
import { paymentMethodListFields } from './payment-method-list/query'
import { portfolioSliderFields } from './portfolio-slider/query'
import { pricingTableFields } from './pricing-table/query'
import { printExamplesFields } from './print-examples/query'
import { printStepsFields } from './print-steps/query'
import { productCollectionFields } from './product-collection/query'
import { productSliderFields } from './product-slider/query'
import { promoBannersFields } from './promo-banners/query'
import { reasonsFields } from './reasons/query'
import { richTextFields } from './rich-text/query'
import { shippingTableFields } from './shipping-table/query'
import { statisticsFields } from './statistics/query'
import { teamGridFields } from './team-grid/query'
import { testimonialsFields } from './testimonials/query'
import { textWithPictureFields } from './text-with-picture/query'

/** A page by its route, with the fields of every kind of section. */
export const pageQuery = defineQuery(`
  *[_type == "page" && route == $route][0] {
    _id, title, route, header,
    seo { title, description, picture { ${pictureFields} } },
    sections[] {
      _key, _type,
      _type == "bannerSlider" => { ${bannerSliderFields} },
      _type == "blogCarousel" => { ${blogCarouselFields} },
      _type == "blogTeasers" => { ${blogTeasersFields} },
      _type == "callToActionBand" => { ${callToActionBandFields} },
      _type == "categoryCarousel" => { ${categoryCarouselFields} },
      _type == "categoryGrid" => { ${categoryGridFields} },
      _type == "categorySideList" => { ${categorySideListFields} },
      _type == "contactForm" => { ${contactFormFields} },
      _type == "countdown" => { ${countdownFields} },
      _type == "dealBanner" => { ${dealBannerFields} },
      _type == "faqGroups" => { ${faqGroupsFields} },
      _type == "features" => { ${featuresFields} },
      _type == "galleryTabs" => { ${galleryTabsFields} },
      _type == "heroBanner" => { ${heroBannerFields} },
      _type == "homeTiles" => { ${homeTilesFields} },
      _type == "message" => { ${messageFields} },
      _type == "newArrival" => { ${newArrivalFields} },
      _type == "newsletterBlock" => { ${newsletterBlockFields} },
      _type == "officeContacts" => { ${officeContactsFields} },
      _type == "packagingHero" => { ${packagingHeroFields} },
      _type == "pageBand" => { ${pageBandFields} },
      _type == "partnerLogos" => { ${partnerLogosFields} },
      _type == "paymentMethodList" => { ${paymentMethodListFields} },
      _type == "portfolioSlider" => { ${portfolioSliderFields} },
      _type == "pricingTable" => { ${pricingTableFields} },
      _type == "printExamples" => { ${printExamplesFields} },
      _type == "printSteps" => { ${printStepsFields} },
      _type == "productCollection" => { ${productCollectionFields} },
      _type == "productSlider" => { ${productSliderFields} },
      _type == "promoBanners" => { ${promoBannersFields} },
      _type == "reasons" => { ${reasonsFields} },
      _type == "richText" => { ${richTextFields} },
      _type == "shippingTable" => { ${shippingTableFields} },
      _type == "statistics" => { ${statisticsFields} },
      _type == "teamGrid" => { ${teamGridFields} },
      _type == "testimonials" => { ${testimonialsFields} },
      _type == "textWithPicture" => { ${textWithPictureFields} }
    }
  }
`)

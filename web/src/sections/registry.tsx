import { maxSections } from '@shop/studio/bounds'
import type { ReactNode } from 'react'
import { EditableList } from '@/features/preview/editable-list'
import type { Editable } from '@/content/draft/stega'
import { sectionsThatFit } from '@/content/lake/bounded-lists'
import { BannerSlider } from './banner-slider/banner-slider'
import { BlogCarousel } from './blog-carousel/blog-carousel'
import { BlogTeasers } from './blog-teasers/blog-teasers'
import { CallToActionBand } from './call-to-action-band/call-to-action-band'
import { CategoryCarousel } from './category-carousel/category-carousel'
import { CategoryGrid } from './category-grid/category-grid'
import { CategorySideList } from './category-side-list/category-side-list'
import { ContactForm } from './contact-form/contact-form'
import { Countdown } from './countdown/countdown'
import { DealBanner } from './deal-banner/deal-banner'
import { FaqGroups } from './faq-groups/faq-groups'
import { Features } from './features/features'
import { GalleryTabs } from './gallery-tabs/gallery-tabs'
import { HeroBanner } from './hero-banner/hero-banner'
import { HomeTiles } from './home-tiles/home-tiles'
import { Message } from './message/message'
import { NewArrival } from './new-arrival/new-arrival'
import { NewsletterBlock } from './newsletter-block/newsletter-block'
import { OfficeContacts } from './office-contacts/office-contacts'
import { PackagingHero } from './packaging-hero/packaging-hero'
import { PageBand } from './page-band/page-band'
import { PartnerLogos } from './partner-logos/partner-logos'
import { PaymentMethodList } from './payment-method-list/payment-method-list'
import { PortfolioSlider } from './portfolio-slider/portfolio-slider'
import { PricingTable } from './pricing-table/pricing-table'
import { PrintExamples } from './print-examples/print-examples'
import { PrintSteps } from './print-steps/print-steps'
import { ProductCollection } from './product-collection/product-collection'
import { ProductSlider } from './product-slider/product-slider'
import { PromoBanners } from './promo-banners/promo-banners'
import { Reasons } from './reasons/reasons'
import { RichText } from './rich-text/rich-text'
import { ShippingTable } from './shipping-table/shipping-table'
import { Statistics } from './statistics/statistics'
import { TeamGrid } from './team-grid/team-grid'
import { Testimonials } from './testimonials/testimonials'
import { TextWithPicture } from './text-with-picture/text-with-picture'
import { Guarded } from './guarded'
import { SectionBoundary } from './section-boundary-client'
import type { AnySection, SectionProps } from './types'

type Component<Kind extends AnySection['_type'] = AnySection['_type']> = (
  props: SectionProps<Kind>,
) => ReactNode
type Registry = { [Kind in AnySection['_type']]: Component<Kind> }

/** The component of each type of section; the keys are the schema's names. */
export const registry: Registry = {
  bannerSlider: BannerSlider,
  blogCarousel: BlogCarousel,
  blogTeasers: BlogTeasers,
  callToActionBand: CallToActionBand,
  categoryCarousel: CategoryCarousel,
  categoryGrid: CategoryGrid,
  categorySideList: CategorySideList,
  contactForm: ContactForm,
  countdown: Countdown,
  dealBanner: DealBanner,
  faqGroups: FaqGroups,
  features: Features,
  galleryTabs: GalleryTabs,
  heroBanner: HeroBanner,
  homeTiles: HomeTiles,
  message: Message,
  newArrival: NewArrival,
  newsletterBlock: NewsletterBlock,
  officeContacts: OfficeContacts,
  packagingHero: PackagingHero,
  pageBand: PageBand,
  partnerLogos: PartnerLogos,
  paymentMethodList: PaymentMethodList,
  portfolioSlider: PortfolioSlider,
  pricingTable: PricingTable,
  printExamples: PrintExamples,
  printSteps: PrintSteps,
  productCollection: ProductCollection,
  productSlider: ProductSlider,
  promoBanners: PromoBanners,
  reasons: Reasons,
  richText: RichText,
  shippingTable: ShippingTable,
  statistics: Statistics,
  teamGrid: TeamGrid,
  testimonials: Testimonials,
  textWithPicture: TextWithPicture,
}

/**
 * The sections of a page, in the editor's order; at most `maxSections`. A type that this site does not know is left out, and so is a section that
 * fails: `Guarded` catches errors on the server, `SectionBoundary` those in the browser.
 */
export function Sections({ sections }: { sections: ((AnySection & Editable) | null)[] }) {
  const known = sectionsThatFit(
    sections
      .filter((section) => section !== null)
      .filter(({ _type }) => Object.hasOwn(registry, _type))
      .slice(0, maxSections),
  )
  // A page band is low: the section below it is on the first screen, too.
  const lastOnTop = known[0]?._type === 'pageBand' ? 1 : 0
  const items = known.map((section, index) => ({
    key: section._key,
    edit: section.edit,
    view: (
      <SectionBoundary>
        <Guarded
          component={registry[section._type] as Component}
          props={{ section, isFirst: index === 0, isOnTop: index <= lastOnTop }}
          name={`${section._type} ${section._key}`}
        />
      </SectionBoundary>
    ),
  }))
  return <EditableList items={items} />
}

import { screenHref } from '@shop/studio/routes'
import type { ReactNode } from 'react'
import { config } from '@/content/config'
import { workJsonLd } from '@/content/portfolio/json-ld'
import type { Work } from '@/content/portfolio/work'
import { siteSettings } from '@/content/site/site'
import type { Crumb } from '@/ui/breadcrumb-list'
import { crumbsTo } from '@/ui/breadcrumbs'
import { JsonLd } from '@/ui/json-ld'
import { Section } from '@/ui/section'
import * as common from '@/messages/common'
import * as messages from '@/messages/portfolio'

/** What each layout of a work is given; other features render its text and its products. */
export type WorkLayoutProps = { work: Work; text: ReactNode; products: ReactNode[] }

/** The way to a work. */
export const workCrumbs = (name: string): Crumb[] =>
  crumbsTo(name, { label: common.portfolio, href: screenHref('portfolio-v1') })

type WorkFrameProps = Pick<WorkLayoutProps, 'work' | 'products'> & { children: ReactNode }

/** What is the same in each layout of a work: structured data around it, products below it. */
export async function WorkFrame({ work, products, children }: WorkFrameProps) {
  const { title } = await siteSettings()
  return (
    <>
      <JsonLd data={workJsonLd(work, title, config.siteUrl)} />
      {children}
      {products.length > 0 && (
        <Section label={messages.productsForSuchARoom} look="band">
          <h2 className="mb-10 text-h2">{messages.forARoomLikeThis}</h2>
          <ul className="card-grid">
            {products.map((card, index) => (
              <li key={index}>{card}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

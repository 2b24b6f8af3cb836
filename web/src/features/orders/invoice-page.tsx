import { screenHref } from '@shop/studio/routes'
import type { OrderView } from '@/content/orders/view'
import type { ScreenWords } from '@/content/site/screen-words'
import { ButtonLink } from '@/ui/button'
import { PageBand } from '@/ui/page-band'
import { Section } from '@/ui/section'
import { Invoice } from './invoice'
import * as common from '@/messages/common'
import * as messages from '@/messages/orders'
import { PrintButton } from '@/ui/print-button-client'

type InvoicePageProps = { words: ScreenWords; order: OrderView }

/** The invoice with its button. */
export function InvoicePage({ words: { heading, text }, order }: InvoicePageProps) {
  return (
    <>
      <div className="print:hidden">
        <PageBand title={heading} text={text} />
      </div>
      <Section isTight label={heading}>
        <Invoice order={order} />
        <div className="mx-auto mt-8 flex max-w-4xl flex-wrap gap-3 print:hidden">
          <PrintButton>{messages.printInvoice}</PrintButton>
          <ButtonLink href={screenHref('shop-v1')} look="quiet">
            {common.backToShop}
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

import type { QuoteLink } from '@/content/offers/link'
import type { OfferView } from '@/content/offers/view'

type LinkFieldsProps = { link: QuoteLink; offer?: Pick<OfferView, 'revision' | 'total'> }

/** Hidden fields: the private link, which authenticates the buyer, and the offer that the page shows. */
export const LinkFields = ({ link: { id, token }, offer }: LinkFieldsProps) => (
  <>
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="token" value={token} />
    {offer && <input type="hidden" name="revision" value={offer.revision} />}
    {offer && <input type="hidden" name="total" value={offer.total} />}
  </>
)

import { personalMetadata } from '@/content/site/personal-metadata'
import { SampleOrderScreen } from '../order-screen'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('invoice')

export default function InvoiceRoute() {
  return <SampleOrderScreen page="invoice" />
}

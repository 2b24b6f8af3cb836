import { personalMetadata } from '@/content/site/screen'
import { SampleOrderScreen } from '../order-screen'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('invoice')

export default function InvoiceRoute() {
  return <SampleOrderScreen page="invoice" />
}

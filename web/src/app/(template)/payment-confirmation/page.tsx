import { personalMetadata } from '@/content/site/personal-metadata'
import { SampleOrderScreen } from '../order-screen'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('payment-confirmation')

export default function PaymentConfirmationRoute() {
  return <SampleOrderScreen page="payment-confirmation" />
}

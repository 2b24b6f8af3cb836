import { personalMetadata } from '@/content/site/personal-metadata'
import { SampleOrderScreen } from '../order-screen'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('payment-failure')

export default function PaymentFailureRoute() {
  return <SampleOrderScreen page="payment-failure" />
}

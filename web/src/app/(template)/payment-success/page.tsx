import { personalMetadata } from '@/content/site/personal-metadata'
import { SampleOrderScreen } from '../order-screen'

export const ensureStatic = 'navigation'

export const generateMetadata = () => personalMetadata('payment-success')

export default function PaymentSuccessRoute() {
  return <SampleOrderScreen page="payment-success" />
}

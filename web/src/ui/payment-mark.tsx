import { Banknote, CreditCard } from 'lucide-react'
import { siMastercard, siPayoneer, siPaypal, siVisa } from 'simple-icons'

const brands: Record<string, { path: string }> = {
  visa: siVisa,
  mastercard: siMastercard,
  paypal: siPaypal,
  payoneer: siPayoneer,
}

/** The mark of a way to pay, in one colour. */
export function PaymentMark({ icon = '', name }: { icon?: string; name: string }) {
  return (
    <>
      <Mark icon={icon} name={name} />
      <span className="sr-only">{name}</span>
    </>
  )
}

function Mark({ icon, name }: { icon: string; name: string }) {
  const brand = brands[icon.toLowerCase()]
  if (brand) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-10">
        <path d={brand.path} />
      </svg>
    )
  }
  // Skrill has no mark that we may draw; its name stands in for it.
  if (icon === 'skrill')
    return (
      <span aria-hidden="true" className="font-heading text-h3 font-semibold">
        {name}
      </span>
    )
  const Icon = icon === 'cash' ? Banknote : CreditCard
  return <Icon aria-hidden="true" className="size-9" />
}

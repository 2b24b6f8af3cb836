import { Icon } from './icons/icon'
import { brandMarks } from './icons/names'

/** The logo of a payment method, in one colour. */
export function PaymentMark({ icon = '', name }: { icon?: string; name: string }) {
  return (
    <>
      <Mark icon={icon} name={name} />
      <span className="sr-only">{name}</span>
    </>
  )
}

function Mark({ icon, name }: { icon: string; name: string }) {
  const brand = brandMarks.find((mark) => mark === icon.toLowerCase())
  if (brand) return <Icon name={brand} className="size-10" />
  // Skrill's logo is not freely licensed; its name is shown instead.
  if (icon === 'skrill')
    return (
      <span aria-hidden="true" className="font-heading text-h3 font-semibold">
        {name}
      </span>
    )
  return <Icon name={icon === 'cash' ? 'banknote' : 'credit-card'} className="size-9" />
}

import { clsx } from 'clsx'
import type { OrderStatus as Status } from '@/content/samples/orders'

/** Colours of the specification, section 4. */
const looks: Record<Status, string> = { Completed: 'text-sage', Pending: 'text-amber', Cancel: 'text-clay' }

/** How far an order is. */
export function OrderStatus({ status }: { status: Status }) {
  return (
    <span className={clsx('inline-flex items-center gap-2 font-medium', looks[status])}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {status}
    </span>
  )
}

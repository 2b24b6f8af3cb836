import { clsx } from 'clsx'

/** How far an order is, in the words and colours of the specification (section 4). */
export type OrderStateName = 'Pending' | 'Completed' | 'Cancel'

const colours: Record<OrderStateName, string> = {
  Pending: 'text-amber',
  Completed: 'text-sage',
  Cancel: 'text-clay',
}

/** The state of an order as a coloured label. */
export function OrderState({ name }: { name: OrderStateName }) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2 font-medium before:size-2 before:rounded-full before:bg-current',
        colours[name],
      )}
    >
      {name}
    </span>
  )
}

import { clsx } from 'clsx'
import { postDate } from './post-date'
import * as messages from '@/messages/ui'

/** Words and colours of the specification (section 4). */
const colours = { Pending: 'text-amber', Completed: 'text-sage', Cancel: 'text-clay' }

/** The stored states in a customer's words. */
const labels: Record<keyof typeof colours, string> = {
  Pending: messages.pending,
  Completed: messages.completed,
  Cancel: messages.cancelled,
}

type OrderStateProps = {
  name: keyof typeof colours
  /** Since when it has the state (ISO 8601); a pending order has it since it was placed. */
  date?: string
  /** Instead of the state in a customer's words. */
  label?: string
}

/** The state of an order, as a coloured label. */
export function OrderState({ name, date, label = labels[name] }: OrderStateProps) {
  return (
    <>
      <span
        className={clsx(
          'inline-flex items-center gap-2 font-medium before:size-2 before:rounded-full before:bg-current',
          colours[name],
        )}
      >
        {label}
      </span>
      {date && name !== 'Pending' && (
        <span className="text-text"> {messages.stateSince(postDate(date))}</span>
      )}
    </>
  )
}

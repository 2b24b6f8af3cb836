import { clsx } from 'clsx'
import { postDate } from './post-date'
import * as messages from '@/messages/ui'

/** Words and colours of the specification (section 4). */
const colours = { Pending: 'text-amber', Completed: 'text-sage', Cancel: 'text-clay' }

type OrderStateProps = {
  name: keyof typeof colours
  /** Since when it has the state (ISO 8601); a pending order has it since it was placed. */
  date?: string
}

/** The state of an order, as a coloured label. */
export function OrderState({ name, date }: OrderStateProps) {
  return (
    <>
      <span
        className={clsx(
          'inline-flex items-center gap-2 font-medium before:size-2 before:rounded-full before:bg-current',
          colours[name],
        )}
      >
        {name}
      </span>
      {date && name !== 'Pending' && (
        <span className="text-text"> {messages.stateSince(postDate(date))}</span>
      )}
    </>
  )
}

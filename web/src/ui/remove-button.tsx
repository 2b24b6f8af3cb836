import { clsx } from 'clsx'
import { Icon } from './icons/icon'

type RemoveButtonProps = { label: string; onRemove: () => void; className?: string }

/** A cross that removes a line of a list. */
export const RemoveButton = ({ label, onRemove, className = 'shrink-0' }: RemoveButtonProps) => (
  <button type="button" aria-label={label} onClick={onRemove} className={clsx('icon-button', className)}>
    <Icon name="x" className="size-5" />
  </button>
)

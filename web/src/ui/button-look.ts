import { clsx } from 'clsx'

export type ButtonLook = 'primary' | 'quiet'

/** The look of buttons and of links that act as one. */
export function buttonClass(look: ButtonLook = 'primary', className?: string): string {
  return clsx('button', `button-${look}`, className)
}

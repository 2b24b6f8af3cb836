import { clsx } from 'clsx'

export type ButtonLook = 'primary' | 'quiet'

/** The look of buttons and of links that act as one. */
export function buttonClass(look: ButtonLook = 'primary', className?: string): string {
  return clsx(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-7 py-2.5 text-center font-heading text-[1.0625rem] font-medium',
    'transition-colors duration-200 ease-out active:translate-y-px disabled:cursor-not-allowed disabled:opacity-60',
    look === 'primary' && 'bg-kraft-deep text-ground hover:bg-ink',
    look === 'quiet' && 'border border-kraft text-ink hover:border-kraft-deep hover:bg-kraft/15',
    className,
  )
}

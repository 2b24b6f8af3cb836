import { type ButtonLook, buttonClass } from './button-look'
import { Link } from './link-client'
import type { ComponentProps, ReactNode } from 'react'

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook }

export function Button({ look, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

type ButtonLinkProps = { href: string; look?: ButtonLook; className?: string; children: ReactNode }

export function ButtonLink({ href, look, className, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonClass(look, className)}>
      {children}
    </Link>
  )
}

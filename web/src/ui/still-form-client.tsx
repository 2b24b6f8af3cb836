'use client'

import type { ComponentProps } from 'react'

/** A form that sends nothing (specification section 5): it stays where it is. */
export function StillForm(props: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  return <form {...props} onSubmit={(event) => event.preventDefault()} />
}

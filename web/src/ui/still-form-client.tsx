'use client'

import type { ComponentProps } from 'react'

/** A form that sends nothing (specification section 5). */
export function StillForm(props: Omit<ComponentProps<'form'>, 'onSubmit'>) {
  return <form {...props} onSubmit={(event) => event.preventDefault()} />
}

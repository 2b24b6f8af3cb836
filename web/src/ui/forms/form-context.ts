'use client'

import { createContext, useContext } from 'react'
import type { FormState } from '@/form-state'

type FormContextValue = { id: string; state: FormState; isPending: boolean }

/** The form around a field: its id, its state, and whether it is being sent. */
export const FormContext = createContext<FormContextValue>({
  id: 'form',
  state: { status: 'idle' },
  isPending: false,
})

/** The id of a field's control: the error summary links to it. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`

/** What a field of the form around it shows. */
export function useFormField(name: string) {
  const { id, state } = useContext(FormContext)
  return { id: fieldId(id, name), error: state.errors?.[name], value: state.values?.[name] }
}

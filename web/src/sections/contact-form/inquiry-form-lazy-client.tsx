'use client'

import { lazy } from 'react'
import type { InquiryFormProps } from './inquiry-form-client'

const Form = lazy(() => import('./inquiry-form-client'))

/** The form with a script of its own: all editors' pages share one, and few have this form. */
export const InquiryForm = (props: InquiryFormProps) => <Form {...props} />

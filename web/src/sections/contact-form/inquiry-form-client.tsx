'use client'

import type { ComponentProps } from 'react'
import { sendInquiry } from '@/content/inbox/actions'
import { ActionForm } from '@/ui/forms/action-form-client'

export { FormField, FormSelect, FormTextArea, SubmitButton } from '@/ui/forms/fields-client'

/** The form of an enquiry; its fields are in the same module, so that one chunk has them all. */
export const InquiryForm = (props: Omit<ComponentProps<typeof ActionForm>, 'action'>) => (
  <ActionForm action={sendInquiry} {...props} />
)

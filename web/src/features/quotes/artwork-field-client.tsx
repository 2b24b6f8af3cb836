'use client'

import type { ComponentProps } from 'react'
import { maxArtworkSize } from '@/content/quotes/artwork-rules'
import { FormField } from '@/ui/forms/fields-client'
import * as messages from '@/messages/quotes'

/** One file. The browser says at once that it is too large; what it contains, the server says. */
export function ArtworkField(props: ComponentProps<typeof FormField>) {
  return (
    <FormField
      {...props}
      type="file"
      message={messages.thisFileIsLarger}
      onChange={({ currentTarget }) => {
        const size = currentTarget.files?.[0]?.size
        const isWrong = size !== undefined && (size === 0 || size > maxArtworkSize)
        currentTarget.setCustomValidity(isWrong ? 'too large or empty' : '')
      }}
    />
  )
}

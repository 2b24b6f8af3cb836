'use client'

import type { ComponentProps } from 'react'
import { maxArtworkSize } from '@/content/quotes/artwork-rules'
import { FormField } from '@/ui/forms/fields-client'
import * as messages from '@/messages/quotes'

/** One file. The browser checks its size, the server what it contains. */
export function ArtworkField(props: ComponentProps<typeof FormField>) {
  return (
    <FormField
      {...props}
      type="file"
      message={messages.artworkTooLarge}
      onChange={({ currentTarget }) => {
        const size = currentTarget.files?.[0]?.size
        const isWrong = size !== undefined && (size === 0 || size > maxArtworkSize)
        currentTarget.setCustomValidity(isWrong ? 'too large or empty' : '')
      }}
    />
  )
}

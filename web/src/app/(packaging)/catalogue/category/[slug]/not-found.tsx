'use client'

import { NotFoundNotice } from '@/features/catalogue/not-found-notice'

/** In development; elsewhere the page itself says it, with the ways on (content/missing.ts). */
export default function CategoryNotFound() {
  return <NotFoundNotice title="Category not found" />
}

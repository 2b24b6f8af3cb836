'use client'

import { screenHref } from '@shop/studio/routes'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { comparedQuery } from '@/content/compare/compared-list'
import { useCompared } from '@/visitor/use-compared-client'

/** `/compare` without items means the visitor's own comparison, which only the browser knows. */
export function OpenCompared() {
  const router = useRouter()
  const slugs = useCompared()
  useEffect(() => {
    if (slugs.length > 0) router.replace(`${screenHref('compare')}${comparedQuery(slugs)}`)
  }, [router, slugs])
  return null
}

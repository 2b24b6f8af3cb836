'use client'

import { unstable_rethrow } from 'next/navigation'
import { Component, type ReactNode } from 'react'

/**
 * In the browser, leaves out a section whose client component throws; on the server `Guarded` does. A client component,
 * because React has error boundaries only there. `catchError` of next/error would add 2.5 KB to every page of sections.
 */
export class SectionBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    // Next.js signals redirects and "not found" by throwing.
    unstable_rethrow(error)
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

'use client'

import { catchError } from 'next/error'

/** In the browser, leaves out a section whose client component throws. On the server `Guarded` does. */
export const SectionBoundary = catchError(() => null)

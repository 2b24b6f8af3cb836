'use client'

import { useSyncExternalStore } from 'react'
import type { ChosenSample } from '@/content/sample-requests/types'
import { sampleStore } from './sample-store'

/**
 * The samples that the visitor has chosen. Two tabs show the same.
 * @returns undefined on the server and while the page hydrates, null when there are none
 */
export const useSamples = (): ChosenSample[] | null | undefined =>
  useSyncExternalStore(sampleStore.subscribe, sampleStore.get, () => undefined)

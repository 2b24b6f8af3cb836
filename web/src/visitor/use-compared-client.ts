'use client'

import { useStored } from '@/ui/browser-store'
import { compareStore } from './compare-store'

const none: string[] = []

/** The slugs of the items that the visitor compares; none on the server and while the page hydrates. */
export const useCompared = (): string[] => useStored(compareStore) ?? none

// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { activateTallSections } from './activate-tall-sections'

it('has the overlays observe any part of an element, and leaves other observers alone until it ends', () => {
  const Original = vi.fn<(callback: () => void, options?: IntersectionObserverInit) => void>()
  vi.stubGlobal('IntersectionObserver', Original)
  const observed = (options?: IntersectionObserverInit) => {
    new IntersectionObserver(() => {}, options)
    return Original.mock.lastCall?.[1]
  }
  const stop = activateTallSections()
  expect(observed({ threshold: 0.3 })).toEqual({ threshold: 0 })
  expect(observed({ threshold: 0.5 })).toEqual({ threshold: 0.5 })
  expect(observed({ rootMargin: '200px' })).toEqual({ rootMargin: '200px' })
  expect(observed()).toEqual({})
  stop()
  expect(observed({ threshold: 0.3 })).toEqual({ threshold: 0.3 })
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { notFound } from 'next/navigation'
import { afterEach, expect, it, vi } from 'vitest'
import { SectionBoundary } from './section-boundary-client'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Broken = (): never => {
  throw new Error('a field is missing')
}

it('leaves out a section that throws in the browser, and keeps the others', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <SectionBoundary>
        <Broken />
      </SectionBoundary>
      <SectionBoundary>
        <p>About Us</p>
      </SectionBoundary>
    </>,
  )
  expect(screen.getByText('About Us')).toBeTruthy()
})

it('passes the signals of Next.js on', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Missing = () => notFound()
  expect(() =>
    render(
      <SectionBoundary>
        <Missing />
      </SectionBoundary>,
    ),
  ).toThrow('404')
})

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useForeignLinks } from './use-foreign-links'

function Page() {
  useForeignLinks()
  return (
    <>
      <a href="https://partner.example/">
        <b>A partner</b>
      </a>
      <a href={`${window.location.origin}/about`}>About</a>
      <a href="mailto:ann@example.com">Write</a>
    </>
  )
}

it('opens links to other origins in a tab that cannot reach the Studio, and no others', () => {
  render(<Page />)
  const clicked = (words: string) => {
    fireEvent.click(screen.getByText(words))
    const link = screen.getByText(words).closest('a')
    return [link?.target, link?.rel]
  }
  expect(clicked('A partner')).toEqual(['_blank', 'noopener noreferrer'])
  expect(clicked('About')).toEqual(['', ''])
  expect(clicked('Write')).toEqual(['', ''])
})

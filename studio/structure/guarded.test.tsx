// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { buildTheme } from '@sanity/ui/theme'
import { ThemeProvider } from '@sanity/ui'
import { afterEach, expect, it, vi } from 'vitest'
import { throwError } from 'rxjs'
import { guarded } from './guarded.tsx'
import { useLive } from './use-live.ts'

afterEach(() => vi.restoreAllMocks())

it('says what a view cannot show, and shows it when it can', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const View = guarded(({ name }: { name: string }) => {
    if (isBroken) throw new Error('a title is an object')
    return <p>{name}</p>
  })
  render(
    <ThemeProvider theme={buildTheme()}>
      <View name="Places" />
    </ThemeProvider>,
  )
  expect(screen.getByRole('alert').textContent).toContain('a title is an object')
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Places')).toBeTruthy()
})

it('says that what it reads failed', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const source = throwError(() => new Error('names are numbers'))
  const View = guarded(() => <p>{useLive(source)}</p>)
  render(
    <ThemeProvider theme={buildTheme()}>
      <View />
    </ThemeProvider>,
  )
  expect(screen.getByRole('alert').textContent).toContain('names are numbers')
})

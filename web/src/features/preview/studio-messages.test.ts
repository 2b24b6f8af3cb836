// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { dropForeignMessages } from './studio-messages'

it('lets through the messages of the Studio, on this machine or elsewhere, and of the page', () => {
  const heard = vi.fn<(origin: string) => void>()
  const stop = dropForeignMessages('https://studio.example.com/desk')
  window.addEventListener('message', ({ origin }) => heard(origin))
  const send = (origin: string) => window.dispatchEvent(new MessageEvent('message', { origin }))
  const trusted = [
    'https://studio.example.com',
    'http://localhost:3333',
    'http://localhost',
    window.location.origin,
  ]
  const foreign = [
    'https://evil.example',
    'http://studio.example.com',
    'https://studio.example.com.evil.example',
    'http://localhost.evil.example',
    'http://localhost:3333.evil.example',
    'http://127.0.0.1:7497',
    'null',
    '',
  ]
  for (const origin of [...foreign, ...trusted]) send(origin)
  expect(heard.mock.calls.flat()).toEqual(trusted)
  stop()
  send('https://evil.example')
  expect(heard).toHaveBeenLastCalledWith('https://evil.example')
})

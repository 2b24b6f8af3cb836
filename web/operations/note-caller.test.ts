import type { IncomingMessage } from 'node:http'
import { expect, it, vi } from 'vitest'
import { noteCaller } from './note-caller.ts'

const requestOf = (remoteAddress: string | undefined, forwarded?: string) => {
  const destroy = vi.fn<() => void>()
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { request: { socket: { remoteAddress, destroy }, headers } as unknown as IncomingMessage, destroy }
}

it('appends the address that a request came from', () => {
  const { request } = requestOf('198.51.100.7', '203.0.113.1')
  expect(noteCaller(request)).toBe(true)
  expect(request.headers['x-forwarded-for']).toBe('203.0.113.1, 198.51.100.7')
})

it('closes the connection of a request without an address, instead of taking what the client wrote for it', () => {
  const { request, destroy } = requestOf(undefined, '203.0.113.1')
  expect(noteCaller(request)).toBe(false)
  expect(destroy).toHaveBeenCalledOnce()
})

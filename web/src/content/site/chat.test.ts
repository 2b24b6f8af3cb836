import { expect, it } from 'vitest'
import { chatHref } from './chat'

it('opens a chat with the digits of the number and the text', () => {
  expect(chatHref('+1 (201) 555-0142', "Hello! I'm interested in your services.")).toBe(
    "https://wa.me/12015550142?text=Hello!%20I'm%20interested%20in%20your%20services.",
  )
})

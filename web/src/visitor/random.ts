import { uuidOf } from '@/content/uuid'

/** Random bytes as hexadecimal digits; unlike `crypto.randomUUID` it works without HTTPS, too. */
function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('')
}

/** 128 random bits. */
export const randomToken = (): string => randomHex(16)

/** 128 random bits in base64url (RFC 4648, section 5), which makes a shorter link. */
export const randomShortToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A version 4 UUID (RFC 9562). */
export function randomId(): string {
  const hex = randomHex(16)
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4)
  return uuidOf(hex, '4', variant)
}

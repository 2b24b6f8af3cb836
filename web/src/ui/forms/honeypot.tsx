import { honeypotField } from '@/form-state'

/** A field that people neither see nor reach; bots fill it in, and the server drops what they send. */
export function Honeypot() {
  return <input name={honeypotField} tabIndex={-1} autoComplete="off" aria-hidden className="hidden" />
}

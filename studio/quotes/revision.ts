const [offset, prime] = [0xcbf29ce484222325n, 0x100000001b3n]

/**
 * The revision of an offer, computed from its content: equal offers have the same one, however they were published.
 * FNV-1a with 64 bits over JSON with sorted keys; it distinguishes offers and is no signature.
 * @returns 16 hexadecimal digits
 */
export function offerRevision(offer: unknown): string {
  let hash = offset
  // `asUintN` lets the engine use numbers of the machine: an offer of some megabytes, written by API, would take seconds
  for (const byte of new TextEncoder().encode(canonical(offer)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime)
  return hash.toString(16).padStart(16, '0')
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const fields = Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join()}}`
}

const [offset, prime, mask] = [0xcbf29ce484222325n, 0x100000001b3n, (1n << 64n) - 1n]

/**
 * Names an offer by its content: the same offer has the same name, another one has another, however it was published.
 * FNV-1a with 64 bits over JSON with sorted keys; it distinguishes offers and is no signature.
 * @returns 16 hexadecimal digits
 */
export function offerRevision(offer: unknown): string {
  let hash = offset
  for (const byte of new TextEncoder().encode(canonical(offer))) hash = ((hash ^ BigInt(byte)) * prime) & mask
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

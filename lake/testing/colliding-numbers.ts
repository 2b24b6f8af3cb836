const maxShift = 32

/** What `hash ^ (hash >>> by)` was made of. */
function unshifted(hash: number, by: number): number {
  let value = hash
  for (let known = by; known < maxShift; known += by) value = hash ^ (value >>> by)
  return value
}

/** The factor that undoes a multiplication modulo 2 ** 32. */
function inverse(factor: number): number {
  let found = 1
  while (Math.imul(found, factor) !== 1) found = Math.imul(found, 2 - Math.imul(found, factor))
  return found
}

/** Whole numbers, up to 65,536, that V8 puts in one place of a `Set`: their hashes (`ComputeUnseededHash`) end in the same 16 bits. */
export const collidingNumbers = (count: number): number[] =>
  Array.from({ length: count }, (_, n) => {
    const product = Math.imul(unshifted(n << 16, 16), inverse(2057))
    const sum = Math.imul(unshifted(product, 4), inverse(5))
    return Math.imul(unshifted(sum, 12) + 1, inverse(2 ** 15 - 1))
  })

import { type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** About 50 ms and 32 MB for each attempt: too slow for guessing, fast enough for a login. */
const cost = { N: 2 ** 15, r: 8, p: 1 }
const keyBytes = 32
export const minPasswordLength = 10

const derive = (password: string, salt: Buffer, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(
      password.normalize('NFKC'),
      salt,
      keyBytes,
      { ...options, maxmem: 128 * 1024 * 1024 },
      (error, key) => (error ? reject(error) : resolve(key)),
    )
  })

/** The stored form of a password: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether a password matches its stored form. Without a stored form it is false, after the same time. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? '').split('$')
  const options = stored === undefined ? cost : { N: Number(N), r: Number(r), p: Number(p) }
  const found = await derive(password, Buffer.from(salt || 'nobody', 'base64url'), options)
  const expected = Buffer.from(key, 'base64url')
  return stored !== undefined && expected.length === found.length && timingSafeEqual(found, expected)
}

import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/*
 * The part of X.509 (RFC 5280) that a certificate for this machine's own use needs. Node can read certificates and
 * make keys and signatures, and leaves the certificate itself to others.
 */

const tagged = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Uint8Array[]) => tagged(0x30, ...parts)
const hex = (digits: string) => Buffer.from(digits, 'hex')
const objectId = {
  commonName: hex('0603550403'),
  ecdsaWithSha256: hex('06082a8648ce3d040302'),
  subjectAltName: hex('0603551d11'),
}
const bitString = (bytes: Uint8Array) => tagged(0x03, Buffer.from([0]), bytes)
const time = (date: Date) =>
  tagged(0x17, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(2, 14)}Z`, 'ascii'))
const pem = (label: string, der: Buffer) =>
  `-----BEGIN ${label}-----\n${(der.toString('base64').match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`

export type Certificate = { key: string; cert: string }

/** Makes a self-signed certificate for host names, good for a day; both parts as PEM. */
export function selfSigned(names: readonly string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(
    tagged(0x31, sequence(objectId.commonName, tagged(0x0c, Buffer.from('Embedded content lake')))),
  )
  const algorithm = sequence(objectId.ecdsaWithSha256)
  const altNames = sequence(...names.map((host) => tagged(0x82, Buffer.from(host, 'ascii'))))
  const serial = randomBytes(12)
  serial[0] = 1
  const day = 24 * 3600 * 1000
  const content = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, serial),
    algorithm,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(sequence(objectId.subjectAltName, tagged(0x04, altNames)))),
  )
  const signature = sign('sha256', content, privateKey)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', sequence(content, algorithm, bitString(signature))),
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
})

/** A package with its version, such as `sharp 0.34.5`, and its licence as the lock file names it. */
type Licensed = { name: string; licence: string }

/** Licences without conditions for running the shop; only redistributing the packages requires their notice. */
const free = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 CC-BY-4.0 MPL-2.0'.split(
    ' ',
  ),
)

/** Packages that the shop runs with (not those of its tests), read from `package-lock.json`. */
export function licensedPackages(root: string): Licensed[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages).flatMap(([path, { version, license, link, dev, devOptional }]) => {
    if (!path.includes('node_modules/') || link || dev || devOptional) return []
    const name = `${path.split('node_modules/').at(-1)} ${version}`
    return [{ name, licence: license ?? 'not named' }]
  })
}

/** Names of packages by licence, the most used licence first. */
export function byLicence(packages: Licensed[]): [licence: string, names: string[]][] {
  return Object.entries(Object.groupBy(packages, ({ licence }) => licence))
    .map(([licence, group = []]): [string, string[]] => [licence, group.map(({ name }) => name)])
    .sort(([, a], [, b]) => b.length - a.length)
}

/** Whether one of the choices of an SPDX expression consists of free licences only. */
export function isFree(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((name) => free.has(name)))
}

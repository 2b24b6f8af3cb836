import { spawnSync } from 'node:child_process'
import { byLicence, isFree, licensedPackages } from './dependencies/licences.ts'
import { root } from './environment.ts'

/*
 * `npm run dependencies`: known vulnerabilities of the packages that the shop runs with, as far as the registry reports
 * them, and the licences of all of them. Ends with 1 when a vulnerability is known.
 */

/** Prints the report of `npm audit`. @returns whether no vulnerability is known */
function audit(): boolean {
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const { status, stdout, stderr } = spawnSync(command, [...first, 'audit', '--omit=dev'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (/audit endpoint returned an error|ENOTFOUND|ECONNREFUSED|E40\d/.test(stderr)) {
    console.log('Vulnerabilities: not checked. The npm registry in use does not answer `npm audit`.')
    console.log('Run this with npm’s public registry, for example in the CI of your repository.')
    return true
  }
  console.log(stdout)
  return status === 0
}

function listLicences(): void {
  for (const [licence, names] of byLicence(licensedPackages(root))) {
    const isCommon = isFree(licence) && names.length > 5
    console.log(`${licence}: ${isCommon ? `${names.length} packages` : names.join(', ')}`)
  }
}

const isClean = audit()
listLicences()
process.exit(isClean ? 0 : 1)

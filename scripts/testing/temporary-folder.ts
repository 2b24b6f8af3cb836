import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives a run of the tests one folder for all that they make, and removes it at the end. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

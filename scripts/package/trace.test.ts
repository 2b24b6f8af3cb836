import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../environment.ts'
import { copyPrograms } from './trace.ts'

const folderIn = (parent: string) => {
  const folder = mkdtempSync(join(parent, 'traced-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('copies a program with what it reads, and without secrets that it names', async () => {
  const source = folderIn(import.meta.dirname)
  const read = (name: string) => `readFileSync(new URL('${name}', import.meta.url))`
  writeFileSync(
    join(source, 'program.ts'),
    `import { readFileSync } from 'node:fs'\n${read('words.txt')}\n${read('.env')}\n`,
  )
  for (const name of ['words.txt', '.env']) writeFileSync(join(source, name), name)
  const target = folderIn(tmpdir())
  const folder = relative(root, source)
  await copyPrograms([join(folder, 'program.ts')], target)
  expect(readdirSync(join(target, folder)).sort()).toEqual(['program.ts', 'words.txt'])
})

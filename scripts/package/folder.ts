import { lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { findIntruder } from '../../lake/src/own-folder.ts'
import { EnvironmentError } from '../environment.ts'

/** A folder that was made for a package; `remove` takes it away, and nothing that has its name by now. */
export type NewFolder = { path: string; remove: () => void }

/**
 * Makes the folder of a package. That happens before the build, which takes a minute: meanwhile another user could make it where all may
 * write, and own what is run later.
 * @param mode its permissions, such as 0o700
 * @throws EnvironmentError when it exists, or other users of this machine could put another in its place
 */
export async function makeFolder(folder: string, mode: number): Promise<NewFolder> {
  mkdirSync(dirname(folder), { recursive: true })
  const above = realpathSync(dirname(folder))
  const intruder = await findIntruder(above, true)
  if (intruder)
    throw new EnvironmentError(
      intruder.who === 'owner'
        ? `${intruder.path} belongs to another user of this machine, who could replace the package. Use a folder of your own`
        : `Other users of this machine can write in ${intruder.path}, and so replace the package. Run "chmod go-w ${intruder.path}", or use another folder`,
    )
  const path = join(above, basename(folder))
  try {
    mkdirSync(path, mode)
  } catch (cause) {
    const isThere = (cause as NodeJS.ErrnoException).code === 'EEXIST'
    throw isThere ? new EnvironmentError(`${path} exists already`) : cause
  }
  const made = lstatSync(path)
  const remove = () => {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found?.ino === made.ino && found.dev === made.dev) rmSync(path, { recursive: true, force: true })
  }
  return { path, remove }
}

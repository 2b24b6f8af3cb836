import { readFileSync, statSync } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Who else can change what a folder has, and by which folder: its own path or one above it. */
export type Intruder = { who: 'owner' | 'group' | 'everyone'; path: string }

/**
 * Looks for other users of this machine who can change what is in a folder: whoever can write in it can remove and replace files, and
 * whoever can write in one above it can put another folder in its place, unless that one keeps everybody's entries (the sticky bit, as `/tmp` has).
 * @param real the real path of the folder; only this one may be used afterwards, because another could have a link in it that is exchanged.
 * A link in this one was put there since: it belongs to who did so, and is not followed
 * @param isForOneEntry the folder itself may be one that keeps everybody's entries, when only an entry of one's own is made in it
 * @returns the first of them, or nothing, as on Windows, which has no such owners
 */
export async function findIntruder(real: string, isForOneEntry = false): Promise<Intruder | undefined> {
  if (!process.getuid) return undefined
  for (let path = real; ; path = dirname(path)) {
    const { uid, gid, mode } = await lstat(path)
    const isKept = (mode & 0o1000) !== 0 && (isForOneEntry || path !== real)
    if (!isTrustedOwner(uid)) return { who: 'owner', path }
    if (mode & 0o002 && !isKept) return { who: 'everyone', path }
    if (mode & 0o020 && !isKept && isShared(gid)) return { who: 'group', path }
    if (path === dirname(path)) return undefined
  }
}

/** Whether a file or folder is this user's or the system's, which can be another number's than root's in a container. */
export function isTrustedOwner(uid: number): boolean {
  return !process.getuid || [process.getuid(), 0, statSync('/').uid].includes(uid)
}

/**
 * Whether a group can have other users in it. One that this machine does not name is that of a volume of a container, if this process is
 * in it. macOS keeps its users elsewhere: every group is shared there.
 */
function isShared(gid: number): boolean {
  if (process.platform === 'darwin') return true
  const [users, groups] = [linesOf('/etc/passwd'), linesOf('/etc/group')]
  const own = users.find(([, , uid]) => Number(uid) === process.getuid?.())?.[0]
  const members = membersOf(gid, users, groups)
  return members?.some((name) => name !== 'root' && name !== own) ?? !process.getgroups?.().includes(gid)
}

/** The users in a group, by the lines of `passwd` and `group`; undefined for a group without a name. */
export function membersOf(
  gid: number,
  users: readonly string[][],
  groups: readonly string[][],
): string[] | undefined {
  const group = groups.find(([, , id]) => Number(id) === gid)
  if (!group) return undefined
  const asTheirFirst = users.filter(([, , , first]) => Number(first) === gid).map(([name = '']) => name)
  return [...asTheirFirst, ...(group[3] ?? '').split(',').filter(Boolean)]
}

function linesOf(file: string): string[][] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.trim().split(':'))
  } catch {
    return []
  }
}

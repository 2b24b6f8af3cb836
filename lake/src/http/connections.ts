import { report } from 'node:process'

type Limits = { userLimits?: { open_files?: { soft?: number | 'unlimited' } } }

/** Maximum number of files that the process may have open, connections among them. */
function maxOpenFiles(): number {
  const { userLimits } = report.getReport() as Limits
  const soft = userLimits?.open_files?.soft
  return typeof soft === 'number' ? soft : Infinity
}

/** More than a shop needs: a Studio has six, and a site with much to do some hundreds. */
const enough = 10_000

/**
 * How many connections each of `servers` servers may have. Each can have a file of its own open, and as many files stay free for the
 * database and for deadlines: without any, Node.js ends the process.
 */
export const connectionsOf = (servers: number, openFiles = maxOpenFiles()): number =>
  Math.max(1, Math.min(enough, Math.floor(openFiles / 3 / servers)))

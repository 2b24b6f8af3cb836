// Preloaded into a server: moves its clock by the milliseconds in the file CLOCK_FILE, also while it runs.
import { readFileSync } from 'node:fs'

const RealDate = Date
let offset = 0
const readOffset = () => {
  try {
    offset = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || 0
  } catch {
    offset = 0
  }
}
readOffset()
setInterval(readOffset, 20).unref()

globalThis.Date = class Date extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset)
    else super(...given)
  }
  static now() {
    return RealDate.now() + offset
  }
  // Next.js wraps Date, and copies the functions that are its own.
  static parse = RealDate.parse
  static UTC = RealDate.UTC
}

import type { Server } from 'node:net'
import process from 'node:process'

/* Sends a handle back as often as it is told to (copy-handle.ts). It ends with the process that started it. */
process.on('message', (count: number, handle: Server) => {
  for (let copy = 0; copy < count; copy += 1) process.send?.('copy', handle)
})

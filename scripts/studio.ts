/** Serves the built Studio: `STUDIO_HOST=0.0.0.0 node scripts/studio.ts`. `npm start` does so by itself. */
import { readEnvironment } from './environment.ts'
import { serveStudio } from './services/studio.ts'

const env = readEnvironment()
const ports = { web: env.WEB_PORT, studio: env.STUDIO_PORT, lake: env.LAKE_PORT, streams: [] }
const studio = await serveStudio(env, ports)
console.log(`The Studio listens on port ${ports.studio}`)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void studio.stop())

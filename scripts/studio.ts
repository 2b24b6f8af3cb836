/** Serves the built Studio: `STUDIO_HOST=0.0.0.0 node scripts/studio.ts`. `npm start` does so by itself. */
import { readEnvironment } from './environment.ts'
import { configuredPorts } from './services/ports.ts'
import { serveStudio } from './services/studio.ts'

const env = readEnvironment()
const ports = configuredPorts(env)
const studio = await serveStudio(env, ports)
console.log(`The Studio listens on port ${ports.studio}`)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void studio.stop())

import { runServices } from './services/command.ts'

await runServices('start')

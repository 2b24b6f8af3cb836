import { runServices } from './services/command.ts'

await runServices('dev')

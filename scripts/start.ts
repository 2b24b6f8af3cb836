import { runShop } from './shop/command.ts'

await runShop('start')

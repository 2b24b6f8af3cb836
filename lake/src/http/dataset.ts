import { httpError } from './errors.ts'
import type { Exchange } from './exchange.ts'

/** @throws LakeError 404 for any dataset but the one that this lake holds */
export function assertDataset(exchange: Exchange, { config }: { config: { dataset: string } }): void {
  const dataset = exchange.param('dataset')
  if (dataset === config.dataset) return
  throw httpError(404, `Dataset "${dataset}" not found; this lake holds "${config.dataset}"`)
}

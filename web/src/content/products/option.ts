import { stegaClean } from '../draft/metadata'
import type { ProductOption } from '../orders/types'

type RawOption = { size?: string | null; colour?: string | null }

/** Size and colour as the cart keeps them, without what a preview adds to texts. */
export const toOption = (raw: RawOption | null): ProductOption => ({
  size: stegaClean(raw?.size) ?? undefined,
  colour: stegaClean(raw?.colour) ?? undefined,
})

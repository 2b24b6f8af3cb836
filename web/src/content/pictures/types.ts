/** A picture of the lake: its address is made where its shape on the page is known. */
export type Picture = {
  alt: string
  /** Id of the asset, such as `image-<hash>-1200x1200-webp`. */
  assetId: string
  crop?: { top: number; bottom: number; left: number; right: number }
  hotspot?: { x: number; y: number; width: number; height: number }
  /** The dominant colour. */
  placeholder?: string
  /** Draft mode: the field that it comes from (draft/stega.ts). */
  edit?: string
}

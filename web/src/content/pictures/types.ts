/** A picture of the lake: its address is made where its shape on the page is known. */
export type Picture = {
  alt: string
  /** Id of the asset, such as `image-<hash>-1200x1200-webp`. */
  assetId: string
  crop?: { top: number; bottom: number; left: number; right: number }
  hotspot?: { x: number; y: number; width: number; height: number }
  /** The colour that it has most of. */
  placeholder?: string
  /** Draft mode: the field that it comes from (draft/stega.ts). */
  edit?: string
}

/** What shows a picture; its addresses are made where it is shown, because a page has room for each only once. */
export type PictureSource = {
  /** The address; `{w}` and `{h}` stand for the size in which it is asked for. */
  pattern: string
  /** The widths in which it can be had, the widest last. */
  widths: number[]
  /** Size of the widest. */
  width: number
  height: number
  alt: string
  placeholder?: string
  edit?: string
}

/** Bytes. */
export const maxArtworkSize = 10 * 1024 * 1024

/** Bytes. A whole SVG is parsed; a larger one contains embedded pictures and is better sent as a PDF. */
export const maxSvgSize = 1024 * 1024

/** What the file dialog offers; the server looks at the content. */
export const artworkAccept = '.pdf,.ai,.png,.jpg,.jpeg,.webp,.svg'

export const artworkHint =
  'PDF, AI saved with PDF content, PNG, JPEG or WebP, at most 10 MB, or SVG, at most 1 MB.'

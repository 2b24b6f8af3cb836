/** Bytes. */
export const maxArtworkSize = 10 * 1024 * 1024

/** What the file dialog offers; the server looks at the content. */
export const artworkAccept = '.pdf,.ai,.png,.jpg,.jpeg,.webp,.svg'

export const artworkHint = 'PDF, AI saved with PDF content, PNG, JPEG, WebP or SVG, at most 10 MB.'

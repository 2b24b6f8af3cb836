/** Extension and content type by the format that libvips names, for the pictures that may be uploaded. */
export const formats: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  tiff: { extension: 'tiff', mimeType: 'image/tiff' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
}

/** Content type by extension. */
export const mimeTypes: Record<string, string> = Object.fromEntries(
  Object.values(formats).map(({ extension, mimeType }) => [extension, mimeType]),
)

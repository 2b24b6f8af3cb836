import type { PreviewConfig, PreviewValue, SchemaTypeDefinition } from 'sanity'

/**
 * Characters of a title in the Studio's lists. A program can store millions, and a browser takes minutes to break those of a
 * script without spaces into lines, so that one document would stop the lists of all editors.
 */
const maxLength = 300

/** A type whose documents have short titles in lists, whatever is stored. */
export function withShortPreview<Type extends SchemaTypeDefinition>(type: Type): Type {
  const { preview } = type as { preview?: PreviewConfig }
  if (!preview) return type
  const prepare: PreviewConfig['prepare'] = (selected, options) =>
    short(preview.prepare ? preview.prepare(selected, options) : selected)
  return { ...type, preview: { ...preview, prepare } }
}

const short = (shown: PreviewValue): PreviewValue => ({
  ...shown,
  ...Object.fromEntries(
    (['title', 'subtitle', 'description'] as const).flatMap((part) => {
      const text = shown[part]
      return typeof text === 'string' ? [[part, text.slice(0, maxLength).toWellFormed()]] : []
    }),
  ),
})

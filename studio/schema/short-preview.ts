import type { PreviewConfig, PreviewValue, SchemaTypeDefinition } from 'sanity'
import { shortText } from '../short-text.ts'

/** A line of a list has less room. */
const maxLength = 300

/** A type whose documents have short titles in lists, whatever is stored. */
export function withShortPreview<Type extends SchemaTypeDefinition>(type: Type): Type {
  const { preview } = type as { preview?: PreviewConfig }
  if (!preview) return type
  const prepare: PreviewConfig['prepare'] = (selected, options) =>
    short(preview.prepare ? preview.prepare(selected, options) : selected)
  return { ...type, preview: { ...preview, prepare } }
}

/** A program can store anything as a title: what is no text is left out, or the line would speak of an invalid preview. */
const short = (shown: PreviewValue): PreviewValue => ({
  ...shown,
  ...Object.fromEntries(
    (['title', 'subtitle', 'description'] as const).map((part) => {
      const text: unknown = shown[part]
      const isText = typeof text === 'string' || typeof text === 'number'
      return [part, isText ? shortText(String(text), maxLength) : undefined]
    }),
  ),
})

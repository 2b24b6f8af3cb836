import { Preview, type SchemaType } from 'sanity'

type DraftPreviewProps = {
  /** Published id. */
  id: string
  schemaType: SchemaType
}

/** A document as its draft has it, in every view: a list of drafts has lines of what was never published. */
export const DraftPreview = ({ id, schemaType }: DraftPreviewProps) => (
  <Preview
    layout="default"
    schemaType={schemaType}
    value={{ _id: id, _type: schemaType.name }}
    perspectiveStack={['drafts']}
  />
)

/** Types of the seed's documents, derived from the types that the Studio's schema generates. */
import type { AllSanitySchemaTypes } from '@shop/studio/types'

type StoredDocument = Exclude<
  Extract<AllSanitySchemaTypes, { _id: string }>,
  | { _type: `sanity.${string}` }
  | {
      _type:
        'newsletterLead' | 'inquiry' | 'commentSubmission' | 'sampleRequest' | 'order' | 'deletedDocument'
    }
>
type SetByTheLake = '_createdAt' | '_updatedAt' | '_rev'

/** A stored value as the seed writes it: without the fields that the lake sets, and with a file in place of an asset. */
type Seeded<Value> = Value extends { _type: 'picture' }
  ? Omit<Value, 'asset' | 'media' | 'crop'> & { file: string }
  : Value extends readonly (infer Item)[]
    ? readonly Seeded<Item>[]
    : Value extends object
      ? { [Field in keyof Value as Exclude<Field, SetByTheLake>]: Seeded<Value[Field]> }
      : Value

/** A document of the seed. The import replaces the file of each picture by the uploaded asset. */
export type SeedDocument = Seeded<StoredDocument>

/** The seed's documents of one type. */
export type SeedOf<Type extends SeedDocument['_type']> = Extract<SeedDocument, { _type: Type }>

/** The members of a list of such a document. */
export type ItemOf<Type extends SeedDocument['_type'], Field extends keyof SeedOf<Type>> =
  NonNullable<SeedOf<Type>[Field]> extends readonly (infer Item)[] ? Item : never

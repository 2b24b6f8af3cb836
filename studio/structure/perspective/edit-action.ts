import { EditIcon } from '@sanity/icons/Edit'
import { type DocumentActionComponent, usePerspective, useSetPerspective } from 'sanity'

/** Leads from the view “Published” to the drafts. Where it is the first action, the view's one button is not _Unpublish…_. */
export const useEditAction: DocumentActionComponent = () => {
  const { selectedPerspectiveName } = usePerspective()
  const setPerspective = useSetPerspective()
  if (selectedPerspectiveName !== 'published') return null
  return { label: 'Edit', icon: EditIcon, onHandle: () => setPerspective('drafts') }
}

import { PatchEvent, unset, type FormPatch, type InputProps } from 'sanity'

/** What a form tells of a change. */
type Change = Parameters<InputProps['onChange']>[0]

/**
 * A change that brings another picture, without crop and circle of the one before. The Studio removes them from fields of the type
 * `image` only, not from types made of it.
 */
export function withoutCrop(change: Change): Change {
  const { patches } = PatchEvent.from(change)
  return patches.some(bringsPicture) ? [unset(['crop']), unset(['hotspot']), ...patches] : change
}

const bringsPicture = ({ type, path }: FormPatch): boolean =>
  type === 'set' && path.length === 1 && path[0] === 'asset'

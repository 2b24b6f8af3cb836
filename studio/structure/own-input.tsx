import type { InputProps, StringInputProps } from 'sanity'
import { DescriptionInput, isDescription } from './pictures/known-description.tsx'
import { AddressInput } from './redirects/address-input.tsx'

/** Every input of the Studio passes here; the address of a page and the description of a picture do more than store. */
export const OwnInput = (props: InputProps) =>
  isDescription(props) ? <DescriptionInput {...(props as StringInputProps)} /> : <AddressInput {...props} />

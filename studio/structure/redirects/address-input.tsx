import { Card, Stack, Text } from '@sanity/ui'
import { getPublishedId, useEditState, useFormValue, type InputProps } from 'sanity'
import { addressPart, isAddressField, isMove } from './address-part.ts'

/** Every input of the Studio; below the address of a page it says what a change of it does. */
export function AddressInput(props: InputProps) {
  const { path, renderDefault } = props
  if (path.length !== 1 || !isAddressField(path[0])) return renderDefault(props)
  return (
    <Stack gap={3}>
      {renderDefault(props)}
      <MoveNotice />
    </Stack>
  )
}

/** Appears once the address differs from the published one. */
function MoveNotice() {
  const id = getPublishedId(String(useFormValue(['_id'])))
  const type = String(useFormValue(['_type']))
  const { draft, published } = useEditState(id, type)
  const [before, after] = [addressPart(published), addressPart(draft)]
  if (!before || !after || !isMove(draft, published)) return null
  return (
    <Card tone="caution" padding={3} radius={2} border>
      <Text size={1}>
        The page moves from “{before}” to “{after}” when you publish. Links on this site follow by themselves,
        and visitors of the old address are led to the new one.
      </Text>
    </Card>
  )
}

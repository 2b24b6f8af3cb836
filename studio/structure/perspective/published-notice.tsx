import { Button, Card, Flex, Text } from '@sanity/ui'
import { usePerspective, useSetPerspective, type ActiveToolLayoutProps } from 'sanity'

/** Says, wherever it matters, that the view “Published” was chosen and that nothing can be changed in it. */
export function WithPublishedNotice(props: ActiveToolLayoutProps) {
  const { selectedPerspectiveName } = usePerspective()
  const setPerspective = useSetPerspective()
  const tool = props.renderDefault(props)
  if (selectedPerspectiveName !== 'published') return tool
  return (
    <Flex direction="column" height="fill" style={{ minBlockSize: 0 }}>
      <Card tone="caution" padding={2} paddingX={4} borderBottom>
        <Flex align="center" justify="space-between" gap={3} wrap="wrap">
          <Text size={1}>
            You are looking at what visitors see now. To change something, go back to the drafts.
          </Text>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text="Back to the drafts"
            onClick={() => setPerspective('drafts')}
          />
        </Flex>
      </Card>
      <Flex direction="column" flex={1} style={{ minBlockSize: 0 }}>
        {tool}
      </Flex>
    </Flex>
  )
}

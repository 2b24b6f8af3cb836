import { Button, Card, Flex, Text } from '@sanity/ui'
import { usePerspective, useSetPerspective, type ActiveToolLayoutProps } from 'sanity'
import { styled } from 'styled-components'
import { PHONE } from '../../brand/phone.ts'

const Layout = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;

  &[data-scrolls='true'] {
    @media (width < ${PHONE}) {
      block-size: auto;
      min-block-size: 100%;
    }
  }
`

const Notice = styled(Card)`
  position: sticky;
  inset-block-start: 0;
  z-index: 200;
`

const Tool = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;

  [data-scrolls='true'] > & {
    @media (width < ${PHONE}) {
      flex: 1 0 auto;
    }
  }
`

/** Says, wherever it matters, that the view “Published” was chosen and that nothing can be changed in it. */
export function WithPublishedNotice(props: ActiveToolLayoutProps) {
  const { selectedPerspectiveName } = usePerspective()
  const setPerspective = useSetPerspective()
  const tool = props.renderDefault(props)
  if (selectedPerspectiveName !== 'published') return tool
  return (
    // Preview fills the window on a phone, too; its page would have no height otherwise.
    <Layout data-scrolls={props.activeTool.name !== 'presentation'}>
      <Notice tone="caution" padding={2} paddingX={4} borderBottom>
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
      </Notice>
      <Tool>{tool}</Tool>
    </Layout>
  )
}

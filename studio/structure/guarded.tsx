import { Button, Card, ErrorBoundary, Stack, Text } from '@sanity/ui'
import { useState, type ComponentType, type FunctionComponent } from 'react'

/**
 * A view or field that says so when it cannot be shown, such as beside a document with values that no form makes. Without it the
 * Studio would replace the whole content tool, and the forms in it, by an error. Call it once for each component: React mounts what
 * another call returns anew.
 * @param words what the editor reads then
 */
export function guarded<Props extends object>(
  Content: ComponentType<Props>,
  words = 'This view could not be shown. Documents can be edited all the same.',
): FunctionComponent<Props> {
  function Guarded(props: Props) {
    const [problem, setProblem] = useState<string>()
    if (problem !== undefined)
      return <Problem words={words} detail={problem} onRetry={() => setProblem(undefined)} />
    return (
      <ErrorBoundary onCatch={({ error }) => setProblem(error.message)}>
        <Content {...props} />
      </ErrorBoundary>
    )
  }
  return Guarded
}

type ProblemProps = { words: string; detail: string; onRetry: () => void }

function Problem({ words, detail, onRetry }: ProblemProps) {
  return (
    <Card padding={4} tone="critical" role="alert">
      <Stack gap={4}>
        <Text size={1} weight="medium">
          {words}
        </Text>
        <Text size={1} style={{ overflowWrap: 'anywhere' }}>
          {detail.slice(0, 300)}
        </Text>
        <div>
          <Button mode="ghost" text="Try again" onClick={onRetry} />
        </div>
      </Stack>
    </Card>
  )
}

import { Button, Card, ErrorBoundary, Stack, Text } from '@sanity/ui'
import { useState, type ComponentType, type FunctionComponent } from 'react'

/**
 * A view or list that says so when it cannot be shown, such as beside a document with values that no form makes. Without it the
 * Studio would replace the whole content tool, and the forms in it, by an error. Call it once for each component: React mounts what
 * another call returns anew.
 */
export function guarded<Props extends object>(Content: ComponentType<Props>): FunctionComponent<Props> {
  function Guarded(props: Props) {
    const [problem, setProblem] = useState<string>()
    if (problem !== undefined) return <Problem text={problem} onRetry={() => setProblem(undefined)} />
    return (
      <ErrorBoundary onCatch={({ error }) => setProblem(error.message)}>
        <Content {...props} />
      </ErrorBoundary>
    )
  }
  return Guarded
}

function Problem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Card padding={4} tone="critical" role="alert">
      <Stack gap={4}>
        <Text size={1} weight="medium">
          This view could not be shown. Documents can be edited all the same.
        </Text>
        <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
          {text.slice(0, 300)}
        </Text>
        <div>
          <Button mode="ghost" text="Try again" onClick={onRetry} />
        </div>
      </Stack>
    </Card>
  )
}

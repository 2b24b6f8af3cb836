import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { UserViewComponent } from 'sanity/structure'
import type { QuoteState } from '../../quotes/index.ts'
import { PaneLoading } from '../loading.tsx'
import { Conversation } from './conversation.tsx'
import { stateTitleOf } from './quote-facts.ts'
import { RequestFacts } from './request-facts.tsx'
import { shownRequest } from './shown-request.ts'
import { useQuote } from './use-quote.ts'

const tones: Record<QuoteState, 'primary' | 'caution' | 'positive' | 'critical' | 'default'> = {
  requested: 'primary',
  asking: 'caution',
  offered: 'caution',
  accepted: 'positive',
  declined: 'critical',
  refused: 'default',
  withdrawn: 'default',
  expired: 'critical',
}

/** What the buyer wants and what was written since, beside the offer. */
export const RequestView: UserViewComponent = ({ documentId, document }) => {
  const quote = useQuote(documentId)
  const request = shownRequest(document.displayed)
  if (!quote) return <PaneLoading />
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={5}>
        <Flex gap={3} align="center" wrap="wrap">
          <Text weight="semibold" size={2}>
            {request.number}
          </Text>
          <Badge tone={tones[quote.state]}>{stateTitleOf(quote)}</Badge>
          {quote.order && (
            <Text size={1}>
              <IntentLink intent="edit" params={{ id: quote.order._id, type: 'order' }}>
                Order {quote.order.number}
              </IntentLink>
            </Text>
          )}
        </Flex>
        <Card border radius={2} padding={4}>
          <RequestFacts request={request} />
        </Card>
        <Conversation quote={quote} />
      </Stack>
    </Box>
  )
}

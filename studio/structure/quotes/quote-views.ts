import { CommentIcon } from '@sanity/icons/Comment'
import { ComposeIcon } from '@sanity/icons/Compose'
import type { StructureBuilder } from 'sanity/structure'
import { RequestView } from './request-view.tsx'
import { guarded } from '../guarded.tsx'

const GuardedRequestView = guarded(RequestView)

/** The request with its messages, and the offer beside it. */
export const quoteViews = (S: StructureBuilder) =>
  S.document()
    .views([
      S.view.component(GuardedRequestView).id('request').title('Request').icon(CommentIcon),
      S.view.form().id('offer').title('Offer').icon(ComposeIcon),
    ])
    .defaultPanes(['request', 'offer'])

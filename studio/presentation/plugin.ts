import { presentationTool } from 'sanity/presentation'
import { siteUrl } from '../environment.ts'
import { locations } from './locations.ts'
import { mainDocuments } from './main-documents.ts'

/** The site itself in a frame, in draft mode: a click on it opens the field, and what is typed shows on it. */
export const presentation = presentationTool({
  title: 'Preview',
  previewUrl: {
    initial: siteUrl,
    previewMode: {
      enable: '/api/draft-mode/enable',
      disable: '/api/draft-mode/disable',
      // its link would never expire; the site does not accept it
      shareAccess: false,
    },
  },
  allowOrigins: [new URL(siteUrl).origin],
  resolve: { mainDocuments, locations },
})

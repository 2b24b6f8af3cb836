import './gone-draft.ts'
import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { BrandIcon } from './brand/icon.tsx'
import { StudioLayout } from './brand/studio-layout.tsx'
import { theme } from './brand/theme.ts'
import { dataset, lakeUrl, projectId, siteUrl, streamPorts } from './environment.ts'
import { lakeOptions } from './lake.ts'
import { presentation } from './presentation/plugin.ts'
import { productionUrl } from './presentation/production-url.ts'
import { schemaTypes } from './schema/index.ts'
import { documentViews } from './structure/document-views.ts'
import { structure } from './structure/index.ts'
import { documentActions, withoutSingletons, withoutSingletonTemplates } from './structure/singletons.ts'
import { findPicture } from './structure/pictures/find-picture.tsx'
import { OwnInput } from './structure/own-input.tsx'
import { ProsePlugins } from './structure/prose-plugins.tsx'
import { WithPublishedNotice } from './structure/perspective/published-notice.tsx'
import { itemIn, productOfKind } from './structure/templates.ts'
import { inspectors } from './structure/inspectors.ts'
import { texts } from './texts.ts'

export default defineConfig({
  ...lakeOptions({ lakeUrl, streamPorts, siteUrl }),
  name: 'default',
  title: 'Paper & Home',
  icon: BrandIcon,
  theme,
  projectId,
  dataset,
  schema: {
    types: schemaTypes,
    templates: (templates) => [...withoutSingletonTemplates(templates), productOfKind, itemIn],
  },
  plugins: [
    structureTool({
      structure,
      defaultDocumentNode: documentViews,
      title: 'Content',
      // The “+” of a list opens its form beside that list.
      keepPanesOnCreate: true,
    }),
    presentation,
    // A tool for developers: it queries the content lake.
    ...(process.env.NODE_ENV === 'production' ? [] : [visionTool()]),
  ],
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  mediaLibrary: { enabled: false },
  studio: { components: { layout: StudioLayout, activeToolLayout: WithPublishedNotice } },
  i18n: { bundles: texts },
  form: {
    components: { input: OwnInput, portableText: { plugins: ProsePlugins } },
    image: { assetSources: (sources) => [...sources, findPicture] },
  },
  document: {
    comments: { enabled: false },
    actions: documentActions,
    inspectors,
    // The Studio's only badge says “Live” of what visitors sent, and nothing of that is public.
    badges: () => [],
    newDocumentOptions: withoutSingletons,
    productionUrl: async (previous, { document, getClient }) =>
      (await productionUrl(document, getClient)) ?? previous,
  },
  beta: { create: { startInCreateEnabled: false } },
})

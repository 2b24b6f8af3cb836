import { visionTool } from '@sanity/vision'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { BrandIcon } from './brand/icon.tsx'
import { theme } from './brand/theme.ts'
import { dataset, projectId } from './environment.ts'
import { lakeOptions } from './lake.ts'
import { schemaTypes } from './schema/index.ts'

export default defineConfig({
  ...lakeOptions(),
  name: 'default',
  title: 'Paper & Home',
  icon: BrandIcon,
  theme,
  projectId,
  dataset,
  schema: { types: schemaTypes },
  plugins: [structureTool(), visionTool()],
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  tasks: { enabled: false },
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  mediaLibrary: { enabled: false },
  document: { comments: { enabled: false } },
  beta: { create: { startInCreateEnabled: false } },
})

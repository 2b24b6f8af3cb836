import { join } from 'node:path'
import { defineCliConfig } from 'sanity/cli'
import { assetPatterns } from './asset-patterns.ts'
import { dataset, projectId, typesFile } from './environment.ts'
import { offline } from './offline.ts'

export default defineCliConfig({
  api: { projectId, dataset },
  deployment: { autoUpdates: false },
  server: { hostname: 'localhost', port: 3333 },
  reactStrictMode: false,
  typegen: {
    path: '../web/src/**/*.{ts,tsx}',
    schema: 'schema.json',
    generates: typesFile,
    overloadClientMethods: true,
    formatGeneratedCode: false,
  },
  vite: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), offline, assetPatterns],
    server: {
      ...config.server,
      // Hot reload would serve every file of the repository, to every user of the machine: the lake's secrets and drafts, too.
      fs: {
        ...config.server?.fs,
        allow: [import.meta.dirname, join(import.meta.dirname, '../node_modules')],
      },
    },
  }),
})

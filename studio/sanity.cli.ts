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
  vite: (config) => ({ ...config, plugins: [...(config.plugins ?? []), offline, assetPatterns] }),
})

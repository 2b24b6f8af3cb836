export { type LakeConfig, defaultSiteTypes } from './config.ts'
export { type LakeLimits, defaultLimits } from './limits.ts'
export { type RunningLake, startLake } from './start-lake.ts'
export { readConfig } from './read-config.ts'

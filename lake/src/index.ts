export { type LakeConfig, type LakeLimits, defaultLimits, readConfig } from './config.ts'
export { type RunningLake, startLake } from './start-lake.ts'

import { addressesFor } from '../../lake/src/http/listen.ts'
import type { Environment } from '../environment.ts'
import { holdPorts, type HeldPort } from './held-ports.ts'
import { freePorts, type Ports } from './ports.ts'
import { readReach } from './settings.ts'

/** How often other ports are tried when one that was free is taken meanwhile. */
const maxTries = 5

/** The ports of all services, held for each. */
export type HeldPorts = { ports: Ports; web: HeldPort; studio: HeldPort; lake: HeldPort[] }

/**
 * Takes free ports for all services: the lake leads logins to the Studio long before that and the site are built.
 * @throws ServiceError when other processes take ports as soon as they are found
 */
export async function holdFreePorts(env: Environment, tries = maxTries): Promise<HeldPorts> {
  const ports = await freePorts(env)
  const ofLake = env.SANITY_PROJECT_ID ? [] : [ports.lake, ...ports.streams]
  const { host = 'localhost' } = ofLake.length > 0 ? readReach() : {}
  try {
    const [web, studio, ...lake] = await holdPorts([
      { port: ports.web, addresses: addressesFor(env.WEB_HOST) },
      { port: ports.studio, addresses: addressesFor(env.STUDIO_HOST) },
      ...ofLake.map((port) => ({ port, addresses: addressesFor(host) })),
    ])
    if (web && studio) return { ports, web, studio, lake }
    throw new Error('Site and Studio have no port')
  } catch (error) {
    if (tries === 1) throw error
    return holdFreePorts(env, tries - 1)
  }
}

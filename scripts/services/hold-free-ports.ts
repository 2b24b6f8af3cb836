import { lookup } from 'node:dns/promises'
import { addressesFor } from '../../lake/src/http/listen.ts'
import type { Environment } from '../environment.ts'
import { holdPorts, type HeldPort } from './held-ports.ts'
import { freePorts, type Ports } from './ports.ts'
import { readReach } from './settings.ts'

/** How often other ports are tried when one that was free is taken meanwhile. */
const maxTries = 5

/** Each address once: a name of this machine can be that of an address of localhost. */
async function numericFor(host: string): Promise<string[]> {
  const numeric = addressesFor(host).map(async (address) => (await lookup(address)).address)
  return [...new Set(await Promise.all(numeric))]
}

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
      { port: ports.web, addresses: await numericFor(env.WEB_HOST) },
      { port: ports.studio, addresses: await numericFor(env.STUDIO_HOST) },
      ...(await Promise.all(ofLake.map(async (port) => ({ port, addresses: await numericFor(host) })))),
    ])
    if (web && studio) return { ports, web, studio, lake }
    throw new Error('Site and Studio have no port')
  } catch (error) {
    if (tries === 1) throw error
    return holdFreePorts(env, tries - 1)
  }
}

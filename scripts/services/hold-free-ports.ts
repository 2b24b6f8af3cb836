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

/**
 * Takes free ports for all services: the lake leads logins to the Studio long before that and the site are built.
 * @throws ServiceError when other processes take ports as soon as they are found
 */
export async function holdFreePorts(env: Environment): Promise<{ ports: Ports; held: HeldPort[] }> {
  const web = await numericFor(env.WEB_HOST)
  const studio = await numericFor(env.STUDIO_HOST)
  const lake = env.SANITY_PROJECT_ID ? undefined : await numericFor(readReach().host ?? 'localhost')
  for (let tries = 1; ; tries++) {
    const ports = await freePorts(env)
    const ofLake = lake ? [ports.lake, ...ports.streams].map((port) => ({ port, addresses: lake })) : []
    try {
      const ofOthers = [
        { port: ports.web, addresses: web },
        { port: ports.studio, addresses: studio },
      ]
      return { ports, held: await holdPorts([...ofOthers, ...ofLake]) }
    } catch (error) {
      if (tries === maxTries) throw error
    }
  }
}

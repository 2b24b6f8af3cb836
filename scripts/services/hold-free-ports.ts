import { addressesFor } from '../../lake/src/http/listen.ts'
import type { Environment } from '../environment.ts'
import { holdPort, type HeldPort } from './held-port.ts'
import { freePorts, type Ports } from './ports.ts'

/** How often other ports are tried when one that was free is taken meanwhile. */
const maxTries = 5

/**
 * Free ports for all services. Those of site and Studio are held from now on, since the lake leads logins there long before both are built.
 * @throws ServiceError when other processes take each port as soon as it is found
 */
export async function holdFreePorts(
  env: Environment,
  tries = maxTries,
): Promise<{ ports: Ports; web: HeldPort; studio: HeldPort }> {
  const ports = await freePorts(env)
  const [web, studio] = await Promise.allSettled([
    holdPort(addressesFor(env.WEB_HOST), ports.web),
    holdPort(addressesFor(env.STUDIO_HOST), ports.studio),
  ])
  if (web.status === 'fulfilled' && studio.status === 'fulfilled')
    return { ports, web: web.value, studio: studio.value }
  for (const each of [web, studio]) if (each.status === 'fulfilled') each.value.release()
  if (tries > 1) return holdFreePorts(env, tries - 1)
  throw web.status === 'rejected' ? web.reason : (studio as PromiseRejectedResult).reason
}

import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'

/** Milliseconds before each attempt; the Function itself ends after 30 s. */
const waits = [0, 500, 2000, 5000]

/**
 * Sends every site the sync tags that a publish has changed. Each attempt has a new signature, because the site accepts a
 * signature for five minutes only.
 * @param sites addresses such as https://shop.example.com
 * @throws Error that names the sites which have not confirmed after all attempts
 */
export async function revalidateSites(sites: string[], syncTags: string[], secret: string): Promise<void> {
  const body = JSON.stringify({ syncTags })
  const results = await Promise.allSettled(sites.map((site) => revalidate(site.trim(), body, secret)))
  const problems = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
  if (problems.length > 0) throw new Error(problems.join('; '))
}

async function revalidate(site: string, body: string, secret: string): Promise<void> {
  let problem = ''
  for (const wait of waits) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    problem = await post(`${site.replace(/\/+$/, '')}/api/revalidate`, body, secret)
    if (problem === '') return
  }
  throw new Error(`${site}: ${problem}`)
}

async function post(url: string, body: string, secret: string): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), secret),
      },
      body,
      signal: AbortSignal.timeout(5000),
    })
    return response.ok ? '' : `answered ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

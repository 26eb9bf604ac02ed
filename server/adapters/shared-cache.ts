import type { Configuration } from '#server/platform/config/configuration'

/** Milliseconds that a cache has to answer. */
const patience = 10_000

/** Tags per request: the fewest that a provider accepts. */
const tagsTogether = 30

/**
 * Marks all pages with one of the tags as stale in each cache in front of the site. The request has the tags as header
 * (Fastly, Varnish) and as JSON (Cloudflare). Throws if one of the caches does not confirm it.
 */
export async function purgeByTag(
  { purgeUrls, purgeHeaders }: NonNullable<Configuration['cdn']>,
  tags: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < tags.length; at += tagsTogether) {
    const some = tags.slice(at, at + tagsTogether)
    const purge = async (url: string) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'surrogate-key': some.join(' '),
          'fastly-soft-purge': '1',
          ...purgeHeaders,
        },
        body: JSON.stringify({ tags: some }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The cache at ${new URL(url).host} refuses to purge: ${answer.status}`)
    }
    await Promise.all(purgeUrls.map(purge))
  }
}

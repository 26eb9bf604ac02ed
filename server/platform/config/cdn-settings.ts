import { z } from 'zod'

/** A cache in front of the site that keeps public pages until it is told otherwise. */
export const cdnSettings = {
  CDN_PURGE_URL: z
    .string()
    .regex(/^(https?:\/\/[^\s,]+)(,https?:\/\/[^\s,]+)*$/, 'Expected one or several addresses, separated by commas')
    .optional()
    .describe(
      'Where caches in front of the site are told which pages have changed; several with commas. Only with it may they keep pages (docs/cdn.md)',
    ),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^([\w-]+: ?[\x21-\x7e][\x20-\x7e]*)?$/, 'Expected a header as `Name: value`')
    .default('')
    .describe('A header with the key of the cache, as `Fastly-Key: …` or `Authorization: Bearer …`'),
  CDN_MAX_AGE_SECONDS: z.coerce
    .number()
    .int()
    .min(10)
    .max(86_400)
    .default(3600)
    .describe('The longest time that a cache keeps a page: as long a page can be old if all purges fail'),
}

type Settings = z.output<z.ZodObject<typeof cdnSettings>>

/** Problems of a key without an address. */
export const problemsOfCdn = (value: Settings): string[] =>
  value.CDN_PURGE_HEADER && !value.CDN_PURGE_URL ? ['CDN_PURGE_HEADER needs CDN_PURGE_URL.'] : []

/** Caches in front of the site; undefined without any that is purged. */
export function cdnOf(value: Settings) {
  if (!value.CDN_PURGE_URL) return undefined
  const [name = '', secret] = value.CDN_PURGE_HEADER.split(/: ?(.*)/s)
  return {
    purgeUrls: value.CDN_PURGE_URL.split(','),
    purgeHeaders: (secret ? { [name]: secret } : {}) as Record<string, string>,
    maxAgeSeconds: value.CDN_MAX_AGE_SECONDS,
  }
}

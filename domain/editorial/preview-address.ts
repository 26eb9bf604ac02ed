import { splitLanguage } from '#domain/text/language'

/** The beginning of the paths of previews of villas, without language. */
export const previewPath = '/preview'

/** Whether a path, with or without a language prefix, is that of a preview of a villa. */
export const isPreviewPath = (path: string): boolean => splitLanguage(path).path.startsWith(`${previewPath}/`)

/** The token of the preview link in an address; undefined where there is none. Such pages show drafts (PD-178). */
export function previewTokenIn(address: string): string | undefined {
  const [, search] = address.split(/\?(.*)/s)
  return search?.includes('preview=') ? (new URLSearchParams(search).get('preview') ?? undefined) : undefined
}

/** The token of the preview link in an address; undefined where there is none. Such pages show drafts (PD-178). */
export function previewTokenIn(address: string): string | undefined {
  const [, search] = address.split(/\?(.*)/s)
  return search?.includes('preview=') ? (new URLSearchParams(search).get('preview') ?? undefined) : undefined
}

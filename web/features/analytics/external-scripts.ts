import type { Site } from '#contract/site'
import type { Purpose } from '#domain/consent'
import { maskInputs } from './mask-inputs'

/** Scripts of others come a second after the page's data (section 9), in milliseconds. */
const pause = 1000

const loaded = new Set<string>()

function load(address: string): void {
  if (!address || loaded.has(address)) return
  loaded.add(address)
  document.head.append(Object.assign(document.createElement('script'), { src: address, async: true }))
}

/** Loads the scripts of others to which the visitor has agreed, after a while; answers how to give it up. */
export function loadExternalScripts(
  { tagManager, recorder }: Site['analytics'],
  agreed: readonly Purpose[],
): () => void {
  const timer = setTimeout(() => {
    if (agreed.includes('statistics') || agreed.includes('marketing')) load(tagManager)
    if (recorder && agreed.includes('statistics')) {
      maskInputs()
      load(recorder)
    }
  }, pause)
  return () => clearTimeout(timer)
}

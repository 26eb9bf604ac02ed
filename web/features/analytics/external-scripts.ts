import type { Site } from '#contract/site/site'
import type { Purpose } from '#domain/content/consent'
import { maskInputs } from './mask-inputs'

/** Third-party scripts load this long after the page's data (SPEC A9), in milliseconds. */
const loadDelayMs = 1000

const loaded = new Set<string>()

function load(address: string): void {
  if (!address || loaded.has(address)) return
  loaded.add(address)
  document.head.append(Object.assign(document.createElement('script'), { src: address, async: true }))
}

/** Loads the third-party scripts that the visitor agreed to, after a delay; returns a function that cancels it. */
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
  }, loadDelayMs)
  return () => clearTimeout(timer)
}

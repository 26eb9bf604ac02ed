import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/** Used heap in megabytes from which the setting is left alone: some 25,000 villas. */
const large = 256

/**
 * From here on a small heap grows by at most 30 % before a collection. By default V8 lets it grow to several times the
 * live data, which speeds up the start and only costs memory later. Large heaps grow less by default, and collecting
 * them more often would delay visitors (ADR-0023).
 */
export function limitHeapGrowth(): void {
  if (getHeapStatistics().used_heap_size < large * 2 ** 20) setFlagsFromString('--heap-growing-percent=30')
}

import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/** Megabytes in use from which a heap is a large one: some 25,000 villas. */
const large = 256

/**
 * From here on a small heap grows by three tenths at most before it is tidied. Left to itself V8 lets it grow to several
 * times what lives, which a start is quicker for, and a site that stands only bigger. It lets large ones grow less by
 * itself, and to tidy these more often holds visitors up (ADR-0023).
 */
export function growSparingly(): void {
  if (getHeapStatistics().used_heap_size < large * 2 ** 20) setFlagsFromString('--heap-growing-percent=30')
}

import { vi } from 'vitest'

/** Retries a check until it succeeds, even on a busy machine; returns its result. */
export const eventually = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, { timeout: 15_000, interval: 10 })

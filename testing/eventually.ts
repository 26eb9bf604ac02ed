import { vi } from 'vitest'

/** Waits until a change has reached whoever is told of it, however busy the machine is; answers what the check does. */
export const eventually = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, { timeout: 15_000, interval: 10 })

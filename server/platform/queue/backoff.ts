const pauses = { shortest: 500, longest: 30_000, lastsAfter: 60_000 } as const

/** Delays before a restart: each longer than the last, and short again after a run that lasted. */
export class BackOff {
  #pause: number = pauses.shortest / 2
  /** Consecutive runs that did not last. */
  ended = 0

  /** Returns the milliseconds to wait after a run of `lasted` milliseconds. */
  next(lasted: number): number {
    const settled = lasted > pauses.lastsAfter
    this.ended = settled ? 1 : this.ended + 1
    this.#pause = settled ? pauses.shortest : Math.min(this.#pause * 2, pauses.longest)
    return this.#pause
  }
}

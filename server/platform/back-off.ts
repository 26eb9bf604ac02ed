const pauses = { shortest: 500, longest: 30_000, lastsAfter: 60_000 } as const

/** Pauses before what has ended is begun again: longer each time, and short once more after one that has lasted. */
export class BackOff {
  #pause: number = pauses.shortest / 2
  /** How many in a row have not lasted. */
  ended = 0

  /** The milliseconds to wait, after something that has lasted so many. */
  next(lasted: number): number {
    const settled = lasted > pauses.lastsAfter
    this.ended = settled ? 1 : this.ended + 1
    this.#pause = settled ? pauses.shortest : Math.min(this.#pause * 2, pauses.longest)
    return this.#pause
  }
}

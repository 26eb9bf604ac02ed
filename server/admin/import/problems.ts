/** The place of a problem: a file, its line from 1, and a column by name. */
export interface Place {
  file: string
  line?: number
  column?: string
}

/** Collects the problems of a folder, which are reported together. */
export class ImportProblems {
  /** Codes of villas whose own row has a problem: rows that refer to them have none for that. */
  readonly faultyVillas: Set<string> = new Set()
  private readonly found: (Place & { text: string })[] = []

  add(place: Place, text: string): void {
    this.found.push({ ...place, text })
  }

  get count(): number {
    return this.found.length
  }

  /** A line for each problem, by file and line. */
  get lines(): string[] {
    return this.found
      .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
      .map(({ file, line, column, text }) =>
        [file, ...(line === undefined ? [] : [`line ${line}`]), ...(column ? [`column ${column}`] : [])]
          .join(', ')
          .concat(': ', text),
      )
  }
}

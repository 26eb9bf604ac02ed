import type { Autocorrect, Details } from 'mrz'

/** The lines of a zone: their width, how many there are, and which one has the names (ICAO 9303, parts 4 to 6). */
const formats = [
  { width: 44, lines: 2, names: 0 },
  { width: 36, lines: 2, names: 0 },
  { width: 30, lines: 3, names: 2 },
] as const

/** How many characters a recognised line can have too few or too many: fillers are easily miscounted. */
const tolerance = 6

const linesOf = (text: string) =>
  text
    .toUpperCase()
    .split('\n')
    .map(line => line.replace(/[^A-Z0-9<]/g, ''))
    .filter(line => line.length >= 30 - tolerance)

/** Names end with fillers, which are often read as letters: no name follows three of them, or ends with six of these. */
const withoutFalseFillers = (line: string) => line.replace(/<<<.*$/, '').replace(/[<CKL]{6,}$/, '')

/** A letter between two fillers is a filler that was misread; check digits count a K like a filler. */
const withFillers = (line: string) => line.replace(/(?<=<)[CEGKLS](?=<)/g, '<')

/** Lengthens or shortens the longest run of fillers to the width of the line. */
function fitData(line: string, width: number): string {
  const runs = line.match(/<+/g) ?? []
  const longest = runs.reduce((found, run) => (run.length > found.length ? run : found), '')
  const length = longest.length + width - line.length
  if (length === longest.length) return line
  return longest === '' || length < 1 ? line : line.replace(longest, '<'.repeat(length))
}

const fitNames = (line: string, width: number) => withoutFalseFillers(line).padEnd(width, '<').slice(0, width)

/** The lines with the digits and letters that the parser corrected by their place: O and 0, I and 1. */
function corrected(lines: readonly string[], corrections: readonly Autocorrect[]): string[] {
  const characters = lines.map(line => [...line])
  for (const { line, column, corrected: character } of corrections) {
    const found = characters[line]
    if (found) found[column] = character
  }
  return characters.map(line => line.join(''))
}

const isRight = (details: readonly Details[]) => {
  const checks = details.filter(({ field }) => field?.endsWith('CheckDigit'))
  return checks.length > 0 && checks.every(({ valid }) => valid)
}

/**
 * Finds a machine-readable zone in recognised text: its lines, of which every check digit is right. Undefined where
 * there is none, so that nothing doubtful is filled in. Names have no check digit; people compare them.
 */
export async function findZone(text: string): Promise<string | undefined> {
  const { parse } = await import('mrz')
  const lines = linesOf(text)
  for (const { width, lines: count, names } of formats)
    for (let first = 0; first + count <= lines.length; first++) {
      const taken = lines.slice(first, first + count)
      if (taken.some((line, i) => i !== names && Math.abs(line.length - width) > tolerance)) continue
      for (const repair of [withFillers, (line: string) => line]) {
        const zone = taken.map((line, i) => (i === names ? fitNames(line, width) : fitData(repair(line), width)))
        try {
          const { details } = parse(zone, { autocorrect: true })
          const found = corrected(
            zone,
            details.flatMap(({ autocorrect }) => autocorrect),
          )
          if (isRight(parse(found).details)) return found.join('\n')
        } catch {
          // No zone of this format.
        }
      }
    }
  return undefined
}

/** The mean daily high of the air and the temperature of the sea in °C, January to December. */
export interface Climate {
  air: readonly number[]
  sea: readonly number[]
}

/** Temperatures in °C that most guests call warm but not hot. */
export const pleasant = { airFrom: 23, airTo: 30, seaFrom: 20 } as const

/** The months, 1 to 12, with warm days that are not hot, and a sea that is warm enough for long swims. */
export function bestMonths({ air, sea }: Climate): number[] {
  return air.flatMap((degrees, i) => {
    const { airFrom, airTo, seaFrom } = pleasant
    return degrees >= airFrom && degrees <= airTo && (sea[i] ?? 0) >= seaFrom ? [i + 1] : []
  })
}

/** Consecutive months as spans of first and last: 5, 6, 9 are 5–6 and 9–9. */
export function monthSpans(months: readonly number[]): { first: number; last: number }[] {
  const spans: { first: number; last: number }[] = []
  for (const month of months) {
    const open = spans.at(-1)
    if (open && open.last === month - 1) open.last = month
    else spans.push({ first: month, last: month })
  }
  return spans
}

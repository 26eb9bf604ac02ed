import { earlierDay, laterDay } from '#domain/calendar/day'
import { overlap, type Stay } from '#domain/calendar/stay'

const byFirstNight = (a: Stay, b: Stay) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to)

/** Ranges of nights without overlaps, in order: those that share nights become one. Ranges that only meet stay apart. */
export function mergeStays(stays: readonly Stay[]): Stay[] {
  const merged: Stay[] = []
  for (const { from, to } of stays.filter(stay => stay.from < stay.to).toSorted(byFirstNight)) {
    const last = merged.at(-1)
    if (last && from < last.to) merged[merged.length - 1] = { from: last.from, to: laterDay(last.to, to) }
    else merged.push({ from, to })
  }
  return merged
}

/** The parts of ranges that others leave free. */
export function subtractStays(stays: readonly Stay[], taken: readonly Stay[]): Stay[] {
  const others = mergeStays(taken)
  return stays.flatMap(stay => {
    const free: Stay[] = []
    let { from } = stay
    for (const other of others) {
      if (!overlap(other, { from, to: stay.to })) continue
      if (from < other.from) free.push({ from, to: other.from })
      from = other.to
    }
    return from < stay.to ? [...free, { from, to: stay.to }] : free
  })
}

/** The nights that ranges share with others, range by range. */
export const intersectStays = (stays: readonly Stay[], others: readonly Stay[]): Stay[] =>
  stays.flatMap(stay =>
    others
      .filter(other => overlap(stay, other))
      .map(other => ({ from: laterDay(stay.from, other.from), to: earlierDay(stay.to, other.to) })),
  )

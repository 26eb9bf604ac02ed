import { parseDay } from '#domain/calendar/day'
import { readTextWithLimit } from '#server/adapters/bounded-text'
import type { PublishedRates, RateSource } from './rates.ts'

/** Timeout in milliseconds and maximum size in bytes; the bank's file has a few kilobytes. */
const patience = 15_000
const longest = 256 * 1024

const dayOfFile = /<Cube\s+time=["'](\d{4}-\d\d-\d\d)["']\s*>/
const rateInFile = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["'](\d+(?:\.\d+)?)["']\s*\/>/g

/**
 * Parses the daily file of reference rates in the format of the European Central Bank: a day, and the amount of each
 * currency that one euro buys. Throws for any other file.
 */
export function readDailyFile(text: string): PublishedRates {
  const ratedOn = parseDay(dayOfFile.exec(text)?.[1] ?? '')
  if (!ratedOn) throw new Error('The file of exchange rates names no day')
  const rates = [...text.matchAll(rateInFile)].map(([, code = '', rate]) => [code, Number(rate)] as const)
  const perEuro = new Map<string, number>([['EUR', 1], ...rates.filter(([, rate]) => rate > 0)])
  if (perEuro.size < 2) throw new Error('The file of exchange rates names no rates')
  return { ratedOn, perEuro }
}

/** Downloads the published rates. */
export const dailyFile = (address: string): RateSource => ({
  async latest(signal) {
    const answer = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) })
    if (!answer.ok) throw new Error(`The file of exchange rates is not to be had: ${answer.status}`)
    return readDailyFile(await readTextWithLimit(answer, { mostBytes: longest, what: 'The file of exchange rates' }))
  },
})

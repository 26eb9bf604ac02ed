import type { Locator } from 'playwright-core'

/** Seconds of the keystroke-level model (Card, Moran and Newell): a key, a pointing, a click, a decision. */
const seconds = { keys: 0.28, points: 1.1, clicks: 0.2, decisions: 1.35 } as const
type Steps = Record<keyof typeof seconds, number>

/** What a person does in one part of a task. */
interface Part extends Steps {
  name: string
  /** Fields that were filled, and characters that came from the clipboard. */
  fields: number
  pasted: number
  machineMs: number
}

const none = { keys: 0, points: 0, clicks: 0, decisions: 0, fields: 0, pasted: 0, machineMs: 0 }
const secondsOf = (part: Steps) =>
  (Object.keys(seconds) as (keyof Steps)[]).reduce((sum, step) => sum + part[step] * seconds[step], 0)

/**
 * Acts on pages as a person does, and counts the steps that they take: each field is found, decided on, clicked and
 * typed. Reading, and writing the texts themselves, are not part of it.
 */
export function humanSteps() {
  const parts: Part[] = []
  let begun = Date.now()
  const now = () => {
    const last = parts.at(-1)
    if (!last) throw new Error('No part of the task has begun.')
    return last
  }
  const count = (steps: Partial<Omit<Part, 'name'>>) => {
    const part = now()
    for (const [name, value] of Object.entries(steps) as [keyof typeof none, number][]) part[name] += value
  }
  const pointAndClick = { points: 1, clicks: 1, decisions: 1 }
  const end = () => {
    if (parts.length > 0) now().machineMs = Date.now() - begun
    begun = Date.now()
  }
  return {
    count,
    begin(name: string) {
      end()
      parts.push({ name, ...none })
    },
    async click(target: Locator) {
      count(pointAndClick)
      await target.click()
    },
    async type(field: Locator, text: string) {
      count({ ...pointAndClick, keys: text.length, fields: 1 })
      await field.fill(text)
    },
    /** Copies a text from another document and pastes it: a window there and back, a selection, two shortcuts. */
    async paste(field: Locator, text: string) {
      count({ points: 2, clicks: 3, decisions: 2, keys: 8, fields: 1, pasted: text.length })
      await field.fill(text)
    },
    /** Pastes a table: each cell fills a field. */
    async pasteTable(field: Locator, rows: readonly (readonly string[])[]) {
      const text = rows.map(row => row.join('\t')).join('\r\n')
      count({ points: 2, clicks: 3, decisions: 2, keys: 8, fields: rows.flat().length, pasted: text.length })
      await field.evaluate((element, table) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', table)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text)
    },
    async choose(field: Locator, label: string) {
      count({ points: 2, clicks: 2, decisions: 1, fields: 1 })
      await field.selectOption({ label })
    },
    async tick(field: Locator) {
      count({ ...pointAndClick, fields: 1 })
      await field.check()
    },
    /** Seconds of all parts by the model. */
    seconds: () => parts.reduce((sum, part) => sum + secondsOf(part), 0),
    /** A line for each part: its steps, the person's time by the model, and the machine's. */
    report() {
      end()
      const rows = [...parts, parts.reduce<Part>((sum, part) => add(sum, part), { name: 'all', ...none })]
      return rows
        .map(
          part =>
            `${part.name}: ${part.fields} fields, ${part.keys} keys, ${part.pasted} characters pasted, ` +
            `${part.points} pointings, ${part.clicks} clicks, ${part.decisions} decisions: ` +
            `${Math.round(secondsOf(part))} s; machine ${Math.round(part.machineMs / 1000)} s`,
        )
        .join('\n')
    },
  }
}

const add = (sum: Part, part: Part): Part => ({
  ...sum,
  ...Object.fromEntries(
    Object.keys(none).map(name => [name, sum[name as keyof typeof none] + part[name as keyof typeof none]]),
  ),
})

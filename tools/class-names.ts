import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { root } from './root.ts'

/** The classes of each sheet in the order in which they were first named. */
const named = new Map<string, string[]>()

const sheetOf = new Map<string, string>()

function lettersOf(sheet: string): string {
  const letters = createHash('sha256')
    .update(sheet)
    .digest('base64')
    .replace(/[^a-z]/gi, '')
    .slice(0, 3)
  const other = sheetOf.get(letters) ?? sheet
  if (other !== sheet) throw new Error(`${sheet} and ${other} would have classes of the same names: rename one.`)
  sheetOf.set(letters, sheet)
  return letters
}

/**
 * The name of a sheet's class as it is served: some letters of the sheet and the class's place in it. The builds for
 * the server and for the browser come to the same names, and a page names some hundred.
 */
export function shortClassName(name: string, file: string): string {
  const sheet = relative(root, file.replace(/\?.*/, ''))
  const names = named.get(sheet) ?? []
  named.set(sheet, names)
  if (!names.includes(name)) names.push(name)
  const letters = lettersOf(sheet)
  return `${letters}${names.indexOf(name).toString(36)}`
}

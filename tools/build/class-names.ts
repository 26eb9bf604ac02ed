import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { root } from '../root.ts'

/** The classes of each style sheet in the order of their first use. */
const named = new Map<string, string[]>()

const sheetOf = new Map<string, string>()

function lettersOf(sheet: string): string {
  const letters = createHash('sha256')
    .update(sheet)
    .digest('base64')
    .replace(/[^a-z]/gi, '')
    .slice(0, 3)
  const other = sheetOf.get(letters) ?? sheet
  if (other !== sheet) throw new Error(`${sheet} and ${other} would have equal class names: rename one.`)
  sheetOf.set(letters, sheet)
  return letters
}

/**
 * The served name of a style sheet's class: some characters for the sheet and the index of the class. Server and
 * browser builds derive the same names; short ones matter, since a page has hundreds.
 */
export function shortClassName(name: string, file: string): string {
  const sheet = relative(root, file.replace(/\?.*/, ''))
  const names = named.get(sheet) ?? []
  named.set(sheet, names)
  if (!names.includes(name)) names.push(name)
  const letters = lettersOf(sheet)
  return `${letters}${names.indexOf(name).toString(36)}`
}

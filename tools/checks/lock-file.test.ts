import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

interface Entry {
  integrity?: string
  resolved?: string
  optional?: boolean
  os?: string[]
}

const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}
const entries = Object.entries(packages).filter(([place]) => place !== '')

test('every package has an integrity hash, except those that only other systems install', () => {
  const unheld = entries.filter(([, { integrity }]) => !integrity)
  expect(unheld.filter(([, { optional, os }]) => !optional || !os).map(([place]) => place)).toEqual([])
  // Optional packages of other systems (ADR-0001); none may be added.
  expect(unheld.length).toBeLessThanOrEqual(23)
})

test('packages come from the registry only', () => {
  const elsewhere = entries.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([place]) => place)).toEqual([])
})

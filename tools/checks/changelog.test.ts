import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../root.ts'

const read = (path: string) => readFile(join(root, path), 'utf8')
const changelog = await read('CHANGELOG.md')
const { version } = JSON.parse(await read('package.json')) as { version: string }

/** Entries of the changelog, the newest first. */
const entries = changelog
  .split(/^## /m)
  .slice(1)
  .map(text => {
    const [, name = '', date = ''] = /^\[(.+?)\](?: - (\S+))?\n/.exec(text) ?? []
    return { name, date, text }
  })
const versions = entries.filter(({ name }) => name !== 'Unreleased')

/** A version as a number that grows with it. */
const orderOf = (name: string) => name.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0)

test('the newest version of the changelog is that of package.json, of the lock file and of the chart', async () => {
  expect(versions[0]?.name).toBe(version)
  const { packages } = JSON.parse(await read('package-lock.json')) as { packages: Record<string, { version?: string }> }
  expect(packages['']?.version).toBe(version)
  expect(parse(await read('deploy/helm/Chart.yaml'))).toMatchObject({ version, appVersion: version })
})

test('each version has a date and upgrade notes, and only the newest can be unreleased', () => {
  for (const [at, { name, date, text }] of versions.entries()) {
    expect(name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(date, name).toMatch(at === 0 ? /^(\d{4}-\d{2}-\d{2}|unreleased)$/ : /^\d{4}-\d{2}-\d{2}$/)
    expect(text, `${name} has upgrade notes`).toContain('### Upgrade notes\n')
  }
})

test('versions descend', () => {
  const order = versions.map(({ name }) => orderOf(name))
  expect(order).toEqual(order.toSorted((a, b) => b - a))
  expect(new Set(order).size).toBe(order.length)
})

test('headings are those of Keep a Changelog', () => {
  const headings = [...changelog.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading)
  const usual = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security', 'Upgrade notes']
  expect(headings.filter(heading => !usual.includes(heading))).toEqual([])
})

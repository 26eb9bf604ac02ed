import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { root } from '../root.ts'

const folders = 'admin bank bench content contract database docs documents domain e2e server testing tools web'.split(
  ' ',
)
const files = (await Promise.all(folders.map(folder => listFiles(join(root, folder))))).flat()
const top = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'].map(file => join(root, file))
const texts = await Promise.all(
  [...top, ...files]
    .filter(file => /\.(md|tsx?|css)$/.test(file) && file !== import.meta.filename && !file.includes('/bench/results/'))
    .map(async file => ({ path: relative(root, file), text: await readFile(file, 'utf8') })),
)
const documents = texts.filter(({ path }) => path.endsWith('.md'))

/** Every match of a pattern with a group, as "path: group". */
const found = (among: typeof texts, pattern: RegExp) =>
  among.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, what = '']) => ({ path, what })))

test('records, product decisions and sections of the specification that are named exist', async () => {
  const records = files.flatMap(file => /docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])
  const product = await readFile(join(root, 'docs/product/decisions.md'), 'utf8')
  const decisions = [...product.matchAll(/\bPD-(\d+)/g)].map(([, number]) => number)
  const specification = await readFile(join(root, 'docs/product/specification.md'), 'utf8')
  const sections = [...specification.matchAll(/\*\*([AB]\d(?:\.\d)?) /g)].map(([, section]) => section)
  const outside = texts.filter(({ path }) => !/tools\/(documents|checks)\/.*\.test\.ts$/.test(path))
  const named = (pattern: RegExp, known: readonly (string | undefined)[]) =>
    found(outside, pattern).filter(({ what }) => !known.includes(what) && !known.includes(`${what}.1`))
  expect(named(/\bADR-(\d{4})\b/g, records)).toEqual([])
  expect(named(/\bPD-(\d+)\b/g, decisions)).toEqual([])
  expect(named(/\bSPEC ([AB]\d+(?:\.\d+)?)/g, sections)).toEqual([])
})

test('a link to a record is labelled with its number', () => {
  const labels = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\[ADR-(\d{4})\]\([^)]*?(\d{4})-[^)]*\)/g)].flatMap(([link, label, number]) =>
      label === number ? [] : [`${path}: ${link}`],
    ),
  )
  expect(labels).toEqual([])
})

test('the files and anchors that documents link to exist', async () => {
  const broken: string[] = []
  for (const { path, what } of found(documents, /\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(what)) continue
    const [file = '', anchor] = what.split('#')
    const target = file === '' ? join(root, path) : join(root, dirname(path), file)
    if (!existsSync(target)) broken.push(`${path}: ${what}`)
    else if (anchor && target.endsWith('.md')) {
      const headings = (await readFile(target, 'utf8')).matchAll(/^#+ (.+)$/gm)
      const anchors = [...headings].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N} _-]/gu, '')
          .trim()
          .replaceAll(' ', '-'),
      )
      if (!anchors.includes(anchor)) broken.push(`${path}: ${what}`)
    }
  }
  expect(broken).toEqual([])
})

test('the source files that documents name exist', () => {
  const missing = found(documents, /`([\w.-]+\/[\w./-]+\.(?:tsx?|css|sql))`/g).filter(
    ({ path, what }) => ![root, join(root, dirname(path))].some(folder => existsSync(join(folder, what))),
  )
  expect(missing).toEqual([])
})

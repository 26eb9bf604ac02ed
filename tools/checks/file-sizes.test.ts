import { readFile } from 'node:fs/promises'
import { basename, join, matchesGlob, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { root } from '../root.ts'

const [fewestLines, mostLines] = [15, 300]
const layers = ['admin', 'domain', 'server', 'web']

interface SourceFile {
  path: string
  lines: number
  hasTest: boolean
}

async function sourcesOf(layer: string): Promise<SourceFile[]> {
  const paths = (await listFiles(join(root, layer))).map(file => relative(root, file))
  const sources = paths.filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  return Promise.all(
    sources.map(async path => ({
      path,
      lines: (await readFile(join(root, path), 'utf8')).trimEnd().split('\n').length,
      hasTest: paths.includes(path.replace(/\.tsx?$/, '.test.ts')),
    })),
  )
}

/** File patterns in the README of a layer, of the lines that contain a phrase and give a reason after a colon. */
async function patternsOf(layer: string, phrase: string): Promise<string[]> {
  const readme = await readFile(join(root, layer, 'README.md'), 'utf8')
  return readme
    .split('\n')
    .filter(line => line.startsWith('- ') && line.includes(phrase) && /: \w/.test(line))
    .flatMap(line => [...(line.split(phrase)[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => pattern))
}

const isNamed = (path: string, patterns: readonly string[], layer: string) =>
  patterns.some(pattern => matchesGlob(pattern.includes('/') ? relative(layer, path) : basename(path), pattern))

test.each(layers)(`each file of %s below ${fewestLines} lines has a test, or a reason in the README`, async layer => {
  const patterns = await patternsOf(layer, `below ${fewestLines} lines`)
  const small = (await sourcesOf(layer)).filter(({ lines, hasTest }) => lines < fewestLines && !hasTest)
  expect(small.flatMap(({ path }) => (isNamed(path, patterns, layer) ? [] : [path]))).toEqual([])
  // A reason without a file would let the next one pass unnoticed.
  const unused = patterns.filter(pattern => !small.some(({ path }) => isNamed(path, [pattern], layer)))
  expect(unused).toEqual([])
})

test.each(layers)(`each file of %s above ${mostLines} lines has a reason in the README`, async layer => {
  const patterns = await patternsOf(layer, `above ${mostLines} lines`)
  const large = (await sourcesOf(layer)).filter(({ lines }) => lines > mostLines)
  expect(large.flatMap(({ path }) => (isNamed(path, patterns, layer) ? [] : [path]))).toEqual([])
  const unused = patterns.filter(pattern => !large.some(({ path }) => isNamed(path, [pattern], layer)))
  expect(unused).toEqual([])
})

import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { root } from '../root.ts'

const folders = 'admin bank bench content contract database deploy documents domain e2e server testing tools web'.split(
  ' ',
)
const files = (await Promise.all(folders.map(folder => listFiles(join(root, folder))))).flat()
const top = ['package.json', 'vite.config.ts', 'vitest.config.ts', 'drizzle.config.ts'].map(file => join(root, file))

/** Files whose words prove nothing: former names, generated data, results, and this test. */
const notSource =
  /former-names\.json$|\/web\/public\/|\/migrations\/meta\/|\/bench\/results\/|documented-names\.test\.ts$/
const sources = await Promise.all(
  [...top, ...files]
    .filter(file => /\.(tsx?|css|sql|json|ya?ml)$/.test(file) && !notSource.test(file))
    .map(file => readFile(file, 'utf8')),
)
const words = new Set(sources.flatMap(text => text.match(/[A-Za-z_$][\w$]*/g) ?? []))

const documents = [
  ...['CONTRIBUTING.md', 'ARCHITECTURE.md', 'docs/payments.md', 'docs/deployment.md'].map(file => join(root, file)),
  ...(await listFiles(join(root, 'docs/architecture'))).filter(file => file.endsWith('.md')),
  ...files.filter(file => file.endsWith('/README.md')),
]

/** Every piece of code in the documents: between backticks, or in a block of TypeScript. */
const code = (
  await Promise.all(
    documents.map(async file => {
      const text = await readFile(file, 'utf8')
      const blocks = [...text.matchAll(/```tsx?\n(.*?)```/gs)].map(([, block = '']) => block)
      const spans = [...text.replace(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
      return [...blocks, ...spans].map(span => ({ path: relative(root, file), span }))
    }),
  )
).flat()

/** Names of other products, and what they print. */
const foreign = new Set(['LimitNOFILE', 'MemoryMax', 'Tagged'])

test('the identifiers that documents name occur in the sources', () => {
  const unknown = code.flatMap(({ path, span }) =>
    (span.match(/[A-Za-z_$][\w$]*/g) ?? [])
      .filter(name => /^[a-z]+\w*[A-Z]|^[A-Z]\w*[a-z]/.test(name) && !words.has(name) && !foreign.has(name))
      .map(name => `${path}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('the options that documents name occur in the sources', () => {
  const unknown = code.flatMap(({ path, span }) =>
    (span.match(/\b\w+: '[^']*'/g) ?? [])
      .filter(option => !sources.some(text => text.includes(option)))
      .map(option => `${path}: ${option}`),
  )
  expect(unknown).toEqual([])
})

import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { affectedTests, changedFiles, soakTests } from './affected-tests.ts'
import { readSources } from './checks/source-graph.ts'
import { root } from './root.ts'
import { slowFiles } from './slow-files.ts'

// Shared compile cache for the processes that tests start, whose time is mostly compilation.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compiled')

// `npm test -- domain/stay` runs the files whose path contains the words; `--project unit` only one kind.
// `--affected` runs what a change since `main` can break, `--affected HEAD` what is not committed yet.
// `--soak` runs the tests that have many rounds or combinations, with all of them, and the further journeys.
const args = process.argv.slice(2)
const soak = args.indexOf('--soak')
if (soak >= 0) {
  args.splice(soak, 1)
  process.env.SOAK = '1'
}
const at = args.indexOf('--project')
const project = at < 0 ? undefined : args.splice(at, 2)[1]
const affected = args.indexOf('--affected')
if (affected >= 0 || soak >= 0) {
  const [, base = 'main'] = affected >= 0 ? args.splice(affected, 2) : []
  const folders = ['admin', 'bank', 'bench', 'content', 'contract', 'database', 'documents', 'domain', 'e2e', 'server']
  const sources = await readSources(root, [...folders, 'testing', 'tools', 'web'])
  const chosen = affected >= 0 ? affectedTests(await changedFiles(root, base), sources) : 'all'
  if (soak >= 0 && affected >= 0 && chosen === 'all') {
    console.log('Everything is affected: `npm run test:soak` runs every soak test.')
    process.exit()
  }
  const files = soak >= 0 ? soakTests(chosen, sources) : chosen
  if (files !== 'all' && files.length === 0) {
    console.log('No test is affected.')
    process.exit()
  }
  if (files !== 'all' && (affected >= 0 || args.length === 0)) args.push(...files)
  console.log(files === 'all' ? 'Everything is affected.' : `To run:\n${files.join('\n')}`)
}

// A run of everything has the critical journeys only: the further ones run when affected, and in soak runs.
if (args.length === 0 && project === undefined && soak < 0) process.env.JOURNEYS = 'critical'

const vitest = await startVitest('test', args, { watch: false, ...(project && { project: [project] }) })
await vitest.close()

const tests = vitest.state.getFiles().flatMap(file => [...testsOf(file)])
const failedFiles = vitest.state.getFiles().filter(file => file.result?.state === 'fail' && file.tasks.length === 0)
const count = (state: string) => tests.filter(test => test.result?.state === state).length
const failed = count('fail') + failedFiles.length + vitest.state.getUnhandledErrors().length
for (const test of tests.filter(test => test.result?.state === 'pass' && test.result.retryCount))
  console.log(`Passed on the second attempt: ${test.name}`)
for (const test of tests.filter(test => test.result?.state === 'fail'))
  console.log(`Failed: ${test.file.name} > ${test.name}`)
for (const file of failedFiles) console.log(`Failed: ${file.name}`)
for (const line of slowFiles(
  vitest.state.getFiles().map(({ name, result }) => ({ name, milliseconds: result?.duration ?? 0 })),
))
  console.log(line)
const skipped = tests.length - count('pass') - count('fail')
console.log(`${count('pass')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 || count('pass') === 0 ? 1 : 0

type Task = ReturnType<typeof vitest.state.getFiles>[number]['tasks'][number]

function* testsOf(task: { type: string; tasks?: Task[] }): Generator<Task> {
  for (const child of task.tasks ?? []) {
    if (child.type === 'test') yield child
    else yield* testsOf(child)
  }
}

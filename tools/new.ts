import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { writeFeature } from './generate/write-feature.ts'
import { root } from './root.ts'

const [kind, name] = process.argv.slice(2)

if (kind !== 'feature' || !name) {
  console.error('npm run new -- feature <name>, such as fact-sheets')
  process.exitCode = 1
} else {
  const files = await writeFeature(root, name)
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  execFileSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: root, stdio: 'inherit' })
  for (const file of files) console.log(file)
  console.log('Next: describe the endpoint, then `npm run openapi`.')
}

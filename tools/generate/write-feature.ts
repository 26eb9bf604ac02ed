import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { featureFiles, featureNames, registrations } from './feature-files.ts'

/** Writes a new feature into a project and registers it. Returns the changed files; writes none if one exists. */
export async function writeFeature(project: string, name: string): Promise<string[]> {
  const names = featureNames(name)
  const files = await featureFiles(names)
  for (const [file] of files) if (existsSync(join(project, file))) throw new Error(`${file} exists already`)
  const lists = await Promise.all(
    Object.entries(registrations).map(async ([file, register]) => {
      return [file, register(await readFile(join(project, file), 'utf8'), names)] as const
    }),
  )
  const changes = [...files, ...lists]
  for (const [file, text] of changes) {
    await mkdir(join(project, dirname(file)), { recursive: true })
    await writeFile(join(project, file), text)
  }
  return changes.map(([file]) => file)
}

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { makeDecisionsIndex } from './decisions-document.ts'

await writeFile(join(root, 'docs', 'decisions', 'README.md'), await makeDecisionsIndex())

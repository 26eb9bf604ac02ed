import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDecisionsIndex } from './decisions-document.ts'
import { root } from './root.ts'

await writeFile(join(root, 'docs', 'decisions', 'README.md'), await makeDecisionsIndex())

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { makeOpenApi } from './openapi-document.ts'

await writeFile(join(root, 'openapi.json'), await makeOpenApi())

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeOpenApi } from './openapi-document.ts'
import { root } from './root.ts'

await writeFile(join(root, 'openapi.json'), await makeOpenApi())

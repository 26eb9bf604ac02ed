import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeConfigurationDocument } from './configuration-document.ts'
import { root } from './root.ts'

await writeFile(join(root, 'docs', 'configuration.md'), makeConfigurationDocument())

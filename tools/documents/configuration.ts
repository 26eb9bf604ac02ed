import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { makeConfigurationDocument, makeEnvironmentExample } from './configuration-document.ts'

await writeFile(join(root, 'docs', 'configuration.md'), makeConfigurationDocument())
await writeFile(join(root, '.env.example'), makeEnvironmentExample())

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { makePrivacyDocument } from './privacy-document.ts'

await writeFile(join(root, 'docs', 'privacy.md'), makePrivacyDocument())

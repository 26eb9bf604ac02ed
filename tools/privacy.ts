import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivacyDocument } from './privacy-document.ts'
import { root } from './root.ts'

await writeFile(join(root, 'docs', 'privacy.md'), makePrivacyDocument())

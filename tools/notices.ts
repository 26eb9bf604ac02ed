import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeNotices } from './notices-document.ts'
import { root } from './root.ts'

await writeFile(join(root, 'web/public/third-party-notices.txt'), await makeNotices(root))

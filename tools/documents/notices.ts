import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.ts'
import { makeNotices } from './notices-document.ts'

await writeFile(join(root, 'web/public/third-party-notices.txt'), await makeNotices(root))

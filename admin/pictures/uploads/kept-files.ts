import type { UploadTarget } from './upload-target'

// Files under way, so that a reload continues them. A browser without space or storage keeps none: then choosing the
// same file again continues it.

interface KeptFile {
  id: string
  file: File
  target: UploadTarget
}

const table = 'files'
/** Files that are older than their uploads on the server, in milliseconds, would begin anew. */
const maxAgeMs = 48 * 3_600_000

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('office pictures', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const request = work(database.transaction(table, mode).objectStore(table))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } finally {
    database.close()
  }
}

const ignore = () => undefined

export const keepFile = (kept: KeptFile): void => {
  run('readwrite', store => store.put({ ...kept, at: Date.now() })).catch(ignore)
}

export const forgetFile = (id: string): void => {
  run('readwrite', store => store.delete(id)).catch(ignore)
}

/** The files that were under way when the document ended. */
export async function readKeptFiles(): Promise<KeptFile[]> {
  try {
    const kept: (KeptFile & { at: number })[] = await run('readonly', store => store.getAll())
    const isYoung = ({ at }: { at: number }) => at > Date.now() - maxAgeMs
    for (const { id } of kept.filter(each => !isYoung(each))) forgetFile(id)
    return kept.filter(isYoung)
  } catch {
    return []
  }
}

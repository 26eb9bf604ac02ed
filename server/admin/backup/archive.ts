import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { extract, pack } from 'tar-stream'
import { CommandFailed } from '../site.ts'

/** Adds an entry to an archive; resolves once there is room for the next. */
export type AddEntry = (name: string, content: Buffer | string | SizedStream) => Promise<void>

/** Content that is not read into memory; its size stands in the archive before it. */
export interface SizedStream {
  size: number
  content: Readable
}

/**
 * Writes an archive: `tar`, compressed with gzip, encrypted with age for a public key. Only its owner can read the file,
 * which gets its name when it is complete.
 */
export async function writeArchive(
  file: string,
  recipient: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new CommandFailed(`${recipient} is not an age public key.`)
  }
  const tar = pack()
  const add: AddEntry = (name, content) => {
    if (typeof content === 'object' && 'size' in content)
      return pipeline(content.content, tar.entry({ name, size: content.size }))
    return new Promise((done, failed) => tar.entry({ name }, content, error => (error ? failed(error) : done())))
  }
  const compressed = createGzip()
  const plain = Readable.toWeb(compressed) as unknown as ReadableStream<Uint8Array>
  const draft = `${file}.part`
  const store = async () => {
    const encrypted = (await encrypter.encrypt(plain)) as unknown as WebStream<Uint8Array>
    await pipeline(Readable.fromWeb(encrypted), createWriteStream(draft, { mode: 0o600, flags: 'wx' }))
  }
  const filled = fill(add).then(
    () => tar.finalize(),
    (error: Error) => {
      tar.destroy(error)
      throw error
    },
  )
  try {
    await Promise.all([filled, pipeline(tar, compressed), store()])
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** An entry of an archive; its content must be read before the next. */
export interface ArchiveEntry {
  name: string
  content: AsyncIterable<Buffer>
}

function throwDamaged(file: string, error: unknown): never {
  throw new CommandFailed(`${file} is damaged (${(error as Error).message}).`)
}

/** The same values; a failure of the archive is one that the administrator can understand. */
async function* whole<Value>(values: AsyncIterable<Value>, file: string): AsyncGenerator<Value> {
  try {
    yield* values
  } catch (error) {
    throwDamaged(file, error)
  }
}

/** Reads an archive with the private key of its recipient. */
export async function* readArchive(file: string, identity: string): AsyncGenerator<ArchiveEntry> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const encrypted = Readable.toWeb(createReadStream(file)) as unknown as ReadableStream<Uint8Array>
  const plain = await decrypter.decrypt(encrypted).catch((error: Error) => {
    if ('syscall' in error) throw error
    throw new CommandFailed(`${file} cannot be decrypted with this identity (${error.message}).`)
  })
  const tar = extract()
  const read = pipeline(Readable.fromWeb(plain as unknown as WebStream<Uint8Array>), createGunzip(), tar)
  // A failure ends the loop below, too.
  read.catch(() => undefined)
  for await (const entry of whole(tar, file))
    yield { name: entry.header.name, content: whole(entry as AsyncIterable<Buffer>, file) }
  await read.catch(error => throwDamaged(file, error))
}

/** The content of a small entry. */
export async function textOf({ content }: ArchiveEntry): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

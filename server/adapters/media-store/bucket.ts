import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { BucketSettings } from '#server/platform/config/media-settings'
import { assertStoreKey, type MediaStore, MediaStoreFailed } from './media-store.ts'

/** Timeouts in milliseconds: of connecting, of a silent connection, and of a call with its retries. */
const usual = { connecting: 2000, silent: 5000, call: 15_000 } as const

/** Calls that remove a folder at once. */
const removedTogether = 8

/** Whether an object is missing. A bucket that is missing is a wrong configuration. */
const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket'

/** A failure in one line, by the code of the store or of the network. */
function failureOf(error: unknown): MediaStoreFailed {
  const { name, code, $metadata } = error as S3ServiceException & NodeJS.ErrnoException
  if (error instanceof S3ServiceException && ($metadata.httpStatusCode ?? 500) < 500)
    return new MediaStoreFailed(`The media store refuses: ${name}`, { cause: error })
  return new MediaStoreFailed(`The media store does not answer: ${code ?? name}`, { cause: error })
}

/** Stores files in a bucket of an S3-compatible store (ADR-0056). */
export function bucketStore(
  { bucket: Bucket, region, prefix, pathStyle, endpoint, credentials }: BucketSettings,
  timeouts: Partial<Record<keyof typeof usual, number>> = {},
): MediaStore {
  const { connecting, silent, call } = { ...usual, ...timeouts }
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: connecting, socketTimeout: silent },
    // Stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  })
  const root = prefix && `${prefix}/`
  const objectOf = (key: string) => {
    assertStoreKey(key)
    return { Bucket, Key: root + key }
  }

  /** The result of a call, or undefined where the object is missing. */
  const run = async <Result>(work: (options: { abortSignal: AbortSignal }) => Promise<Result>) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), call)
    try {
      return await work({ abortSignal: late.signal })
    } catch (error) {
      if (isMissing(error)) return undefined
      throw failureOf(error)
    } finally {
      // A stream that is read on is not cut off: only a silent connection is.
      clearTimeout(timer)
    }
  }

  /** Pages of a listing, each as the store sends it. */
  async function* pagesOf(Prefix: string, Delimiter?: string) {
    let ContinuationToken: string | undefined
    do {
      const command = new ListObjectsV2Command({
        Bucket,
        Prefix,
        ...(Delimiter && { Delimiter }),
        ...(ContinuationToken && { ContinuationToken }),
      })
      const page = await run(options => client.send(command, options))
      if (!page) return
      yield page
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (ContinuationToken)
  }

  async function* files(key: string): AsyncGenerator<string> {
    const { Key } = objectOf(key)
    // Without the slash the listing would contain neighbours whose names begin alike.
    if (await store.has(key)) yield key
    for await (const { Contents = [] } of pagesOf(`${Key}/`))
      for (const object of Contents) if (object.Key) yield object.Key.slice(root.length)
  }

  const store: MediaStore = {
    async find(key) {
      const command = new GetObjectCommand(objectOf(key))
      return run(async options => {
        const { Body } = await client.send(command, options)
        // The timeout of the call covers the content, too.
        return Body ? buffer(Body as Readable) : undefined
      })
    },
    async open(key) {
      const command = new GetObjectCommand(objectOf(key))
      const { Body, ContentLength } = (await run(options => client.send(command, options))) ?? {}
      return Body && ContentLength !== undefined ? { size: ContentLength, content: Body as Readable } : undefined
    },
    async has(key) {
      const command = new HeadObjectCommand(objectOf(key))
      return (await run(options => client.send(command, options))) !== undefined
    },
    async save(key, bytes) {
      const command = new PutObjectCommand({ ...objectOf(key), Body: bytes })
      await run(options => client.send(command, options))
    },
    async *list(key) {
      const below = key === undefined ? root : `${objectOf(key).Key}/`
      for await (const { CommonPrefixes = [], Contents = [] } of pagesOf(below, '/')) {
        for (const { Prefix = '' } of CommonPrefixes) yield Prefix.slice(below.length, -1)
        for (const { Key = '' } of Contents) if (Key !== below) yield Key.slice(below.length)
      }
    },
    files,
    async remove(key) {
      let some: string[] = []
      const removeSome = async () => {
        await Promise.all(
          some.map(each => run(options => client.send(new DeleteObjectCommand(objectOf(each)), options))),
        )
        some = []
      }
      for await (const each of files(key)) {
        some.push(each)
        if (some.length === removedTogether) await removeSome()
      }
      await removeSome()
    },
    // An object appears when it is complete: a write that was interrupted leaves nothing.
    async tidy() {},
  }
  return store
}

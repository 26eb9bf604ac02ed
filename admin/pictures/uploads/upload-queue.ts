import { Uppy } from '@uppy/core'
import Tus from '@uppy/tus'
import { adminApi, staffSession } from '#admin/session/staff-session-instance'
import type { AddedPicture } from '#contract/staff/office-pictures'
import { maxPictureBytes, pictureTypes } from '#domain/pictures/picture-rules'
import { createIdempotencyKey } from '#web/features/forms/public'
import { ApiError } from '#web/lib/api-client'
import { invalidateQueries } from '#web/lib/use-mutation'
import { forgetFile, keepFile, readKeptFiles } from './kept-files'
import type { UploadTarget } from './upload-target'

/** Beginning of the keys of the queries that a new picture affects. */
export const picturesKey = 'office pictures '

export interface QueuedUpload {
  id: string
  name: string
  target: UploadTarget
  state: 'sending' | 'processing' | 'done' | 'failed'
  /** Per cent of the file that the server has. */
  percent: number
  /** The code of the problem, if it failed. */
  problem?: string
  /** Whether another attempt can succeed. */
  canRetry?: boolean
  added?: AddedPicture
}

interface Held extends QueuedUpload {
  file: File
  /** The id in Uppy, while it sends the file. */
  sending?: string | undefined
  /** The id on the server, once the file is there. */
  uploadId?: string | undefined
}

/** Bytes per request: a broken connection repeats one of them at most. */
const chunkSize = 2 ** 20

let uploads: readonly Held[] = []
const listeners = new Set<() => void>()

const set = (next: readonly Held[]) => {
  uploads = next
  for (const tell of listeners) tell()
}
const change = (id: string, fields: Partial<Held>) =>
  set(uploads.map(upload => (upload.id === id ? { ...upload, ...fields } : upload)))
const find = (id: string) => uploads.find(upload => upload.id === id)
const findSending = (sending: string | undefined) =>
  sending === undefined ? undefined : uploads.find(upload => upload.sending === sending)

export const subscribeToUploads = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
export const getUploads = (): readonly QueuedUpload[] => uploads

/** A warning before the tab closes with files under way. */
const warn = (event: BeforeUnloadEvent) => {
  if (uploads.some(({ state }) => state === 'sending' || state === 'processing')) event.preventDefault()
}

let opened: Uppy | undefined

function openUppy(): Uppy {
  if (opened) return opened
  const uppy = new Uppy({ id: 'pictures', autoProceed: true, allowMultipleUploadBatches: true })
  uppy.use(Tus, {
    endpoint: '/api/office/pictureuploads',
    limit: 3,
    chunkSize,
    retryDelays: [0, 1000, 3000, 5000, 10_000, 20_000],
    removeFingerprintOnSuccess: true,
    allowedMetaFields: ['name'],
    onBeforeRequest: async request => {
      if (staffSession.token() === undefined) await staffSession.renew()
      request.setHeader('Authorization', `Bearer ${staffSession.token() ?? ''}`)
    },
    onAfterResponse: async (_request, response) => {
      if (response.getStatus() === 401 && !(await staffSession.renew())) staffSession.handleRejectedToken()
    },
    onShouldRetry: (error, attempt, _options, next) =>
      error.originalResponse?.getStatus() === 401 ? attempt < 2 : next(error),
  })
  uppy.on('upload-progress', (file, { bytesUploaded, bytesTotal }) => {
    const upload = findSending(file?.id)
    if (upload && bytesTotal) change(upload.id, { percent: Math.floor((100 * bytesUploaded) / bytesTotal) })
  })
  uppy.on('upload-success', (file, { uploadURL }) => {
    const upload = findSending(file?.id)
    if (!upload || !file) return
    // Removing it before the uploader has settled would cancel it on the server.
    setTimeout(() => uppy.removeFile(file.id))
    change(upload.id, { sending: undefined, uploadId: uploadURL?.split('/').at(-1) })
    finish(upload.id)
  })
  uppy.on('upload-error', (file, _error, response) => {
    const upload = findSending(file?.id)
    if (upload) change(upload.id, { state: 'failed', canRetry: true, problem: problemOf(response?.status) })
  })
  addEventListener('beforeunload', warn)
  opened = uppy
  return uppy
}

const problemOf = (status: number | undefined) => (status === 413 ? 'too-many-uploads' : 'unreachable')

/** After these the file can still become a picture: it is on the server. */
const passing = new Set(['unreachable', 'unavailable', 'too-many-requests', 'internal-error'])

let finished: Promise<void> = Promise.resolve()

/** Makes pictures of files that the server has, one after the other: it decodes one at a time anyway. */
function finish(id: string): void {
  change(id, { state: 'processing', percent: 100 })
  finished = finished.then(() => addPicture(id))
}

async function addPicture(id: string): Promise<void> {
  const upload = find(id)
  if (!upload?.uploadId) return
  const { uploadId, target } = upload
  try {
    if (target.kind === 'file') {
      const body = { uploadId, revision: target.revision }
      await adminApi('PUT /office/pictures/{id}/file', { params: { id: target.id }, body })
      change(id, { state: 'done' })
    } else {
      const body = { uploadId, ...(target.kind === 'villa' && { villaId: target.id }) }
      change(id, { state: 'done', added: await adminApi('POST /office/pictures', { body }) })
    }
    forgetFile(id)
    invalidateQueries(picturesKey)
  } catch (error) {
    const problem = error instanceof ApiError ? error.code : 'unreachable'
    const canRetry = passing.has(problem) || problem === 'gone'
    change(id, { state: 'failed', problem, canRetry, ...(problem === 'gone' && { uploadId: undefined }) })
    if (!canRetry) forgetFile(id)
  }
}

function send(upload: Held): void {
  const uppy = openUppy()
  change(upload.id, { state: 'sending', percent: 0, sending: undefined })
  try {
    const sending = uppy.addFile({ name: upload.file.name, type: upload.file.type, data: upload.file })
    change(upload.id, { sending })
  } catch {
    // The same file is being sent already.
    set(uploads.filter(({ id }) => id !== upload.id))
    forgetFile(upload.id)
  }
}

/** Why a file is refused before it is sent. The server decides by its content. */
const refusalOf = (file: File) => {
  if (file.size > maxPictureBytes) return 'too-large'
  if (file.size === 0) return 'picture-damaged'
  return file.type !== '' && !(file.type in pictureTypes) ? 'file-type-not-accepted' : undefined
}

/** Uploads files, several at a time; they go on while other pages of the back office are open. */
export function addUploads(files: readonly File[], target: UploadTarget): void {
  const added = files.map((file): Held => {
    const problem = refusalOf(file)
    const rest = { id: createIdempotencyKey(), name: file.name, target, percent: 0, file }
    return problem ? { ...rest, state: 'failed', problem } : { ...rest, state: 'sending' }
  })
  set([...uploads, ...added])
  for (const upload of added) {
    if (upload.state === 'failed') continue
    keepFile({ id: upload.id, file: upload.file, target })
    send(upload)
  }
}

/** Tries a failed upload again: what the server has is not sent twice. */
export function retryUpload(id: string): void {
  const upload = find(id)
  if (upload?.state !== 'failed') return
  if (upload.uploadId) finish(id)
  else if (upload.sending) {
    change(id, { state: 'sending' })
    void openUppy().retryUpload(upload.sending)
  } else send(upload)
}

/** Cancels an upload, also on the server, or takes a finished one off the list. */
export function removeUpload(id: string): void {
  const upload = find(id)
  if (upload?.sending) openUppy().removeFile(upload.sending)
  forgetFile(id)
  set(uploads.filter(other => other.id !== id))
}

/** Takes finished uploads off the list. */
export const clearUploads = (): void => set(uploads.filter(({ state }) => state !== 'done'))

let restored = false

/** Continues the uploads that a reload has interrupted. */
export async function restoreUploads(): Promise<void> {
  if (restored) return
  restored = true
  const kept = (await readKeptFiles()).filter(({ id }) => find(id) === undefined)
  const again = kept.map(
    ({ id, file, target }): Held => ({ id, name: file.name, target, file, state: 'sending', percent: 0 }),
  )
  set([...uploads, ...again])
  for (const upload of again) send(upload)
}

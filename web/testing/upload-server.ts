import { vi } from 'vitest'

/** A server of uploads for component tests: the uploader of the browser sends by `XMLHttpRequest`, not by `fetch`. */
export interface UploadServer {
  /** Requests so far: method and path, with the offset of a part. */
  requests: string[]
  /** Refuses the next parts of files with this status. */
  refuseParts: (status: number, times: number) => void
  /** The tokens that requests carried. */
  tokens: Set<string>
}

const path = '/api/office/pictureuploads'

/** Replaces `XMLHttpRequest` for the rest of the test. */
export function stubUploads(): UploadServer {
  const received = new Map<string, number>()
  const lengths = new Map<string, number>()
  const requests: string[] = []
  const tokens = new Set<string>()
  let refused = { status: 0, times: 0 }

  const answer = (method: string, url: string, headers: Map<string, string>, body: Blob | null) => {
    const id = url.split('/').at(-1) ?? ''
    requests.push(`${method} ${headers.get('upload-offset') ?? ''}`.trim())
    tokens.add(headers.get('authorization') ?? '')
    if (method === 'POST') {
      const created = `00000000-0000-4000-8000-${String(received.size + 1).padStart(12, '0')}`
      received.set(created, 0)
      lengths.set(created, Number(headers.get('upload-length')))
      return { status: 201, headers: { location: `${path}/${created}` } }
    }
    const has = received.get(id)
    if (has === undefined) return { status: 404, headers: {} }
    if (method === 'DELETE') return { status: received.delete(id) ? 204 : 404, headers: {} }
    if (method === 'HEAD')
      return { status: 200, headers: { 'upload-offset': String(has), 'upload-length': String(lengths.get(id)) } }
    if (refused.times-- > 0) return { status: refused.status, headers: {} }
    received.set(id, has + (body?.size ?? 0))
    return { status: 204, headers: { 'upload-offset': String(received.get(id)) } }
  }

  class StubbedRequest {
    status = 0
    responseText = ''
    readyState = 0
    upload = { onprogress: null as ((event: object) => void) | null }
    onload: ((event: object) => void) | null = null
    onerror: ((event: object) => void) | null = null
    #method = ''
    #url = ''
    #sent = new Map<string, string>()
    #answered: Record<string, string> = {}
    open(method: string, url: string) {
      this.#method = method
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#sent.set(name.toLowerCase(), value)
    }
    getResponseHeader(name: string) {
      return this.#answered[name.toLowerCase()] ?? null
    }
    getAllResponseHeaders() {
      return ''
    }
    abort() {
      this.onload = null
    }
    send(body: Blob | null = null) {
      queueMicrotask(() => {
        const { status, headers } = answer(this.#method, this.#url, this.#sent, body)
        this.status = status
        this.readyState = 4
        this.#answered = headers as Record<string, string>
        if (body) this.upload.onprogress?.({ lengthComputable: true, loaded: body.size, total: body.size })
        this.onload?.({})
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', StubbedRequest)
  return { requests, tokens, refuseParts: (status, times) => (refused = { status, times }) }
}

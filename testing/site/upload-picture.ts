import type { FastifyInstance } from 'fastify'

type Headers = Record<string, string>

const path = '/api/office/pictureuploads'
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Uploads files by the tus protocol, as the browser does. */
export function tusClient(app: FastifyInstance, staff: Headers) {
  const tus = { ...staff, 'tus-resumable': '1.0.0' }

  const begin = (bytes: number, name = 'pool.jpg') =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { ...tus, 'upload-length': String(bytes), 'upload-metadata': `filename ${base64(name)}` },
    })

  const send = (location: string, offset: number, content: Buffer, headers: Headers = tus) =>
    app.inject({
      method: 'PATCH',
      url: location,
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      payload: content,
    })

  const head = (location: string, headers: Headers = tus) => app.inject({ method: 'HEAD', url: location, headers })
  const cancel = (location: string) => app.inject({ method: 'DELETE', url: location, headers: tus })

  /** Uploads a file whole and returns its id. */
  const upload = async (content: Buffer, name?: string): Promise<string> => {
    const location = String((await begin(content.length, name)).headers.location)
    const half = Math.ceil(content.length / 2)
    await send(location, 0, content.subarray(0, half))
    await send(location, half, content.subarray(half))
    return location.split('/').at(-1) ?? ''
  }

  return { tus, begin, send, head, cancel, upload }
}

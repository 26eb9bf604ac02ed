import { useState } from 'react'
import { staffTransport } from '#admin/session/staff-session-instance'
import type { RequestInput } from '#contract/endpoint'
import type { Endpoints } from '#contract/endpoints'
import { errorMessage } from '#web/features/forms/public'
import { ApiError } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { saveFile } from './save-file'

type Export = Extract<keyof Endpoints, `POST ${string}/csv`>

/** The characters of a byte order mark, which reading a response removes. */
const byteOrderMark = '\uFEFF'

async function download(call: Export, body: unknown): Promise<string> {
  const [method = 'POST', path = ''] = call.split(' ')
  const answer = await staffTransport(`/api${path}`, {
    method,
    headers: { accept: 'text/csv', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (answer.status < 400) return byteOrderMark + text.replace(byteOrderMark, '')
  const isProblem = /\bjson\b/.test(answer.headers.get('content-type') ?? '')
  throw new ApiError(answer.status, isProblem ? JSON.parse(text) : { code: 'unreachable' })
}

interface ExportListProps<Call extends Export> {
  call: Call
  /** The filter of the list. */
  filter: RequestInput<Endpoints[Call]> extends { body: infer Body } ? Body : never
  /** Name of the file, without its ending. */
  name: string
}

/** Saves the list as a CSV file, exactly as it is filtered. */
export function ExportList<Call extends Export>({ call, filter, name }: ExportListProps<Call>) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<unknown>()
  const save = async () => {
    setAsking(true)
    setError(undefined)
    try {
      saveFile(`${name}.csv`, await download(call, filter), 'text/csv;charset=utf-8')
    } catch (caught) {
      setError(caught)
    }
    setAsking(false)
  }
  return (
    <div>
      <Button variant="quiet" disabled={isAsking} onClick={() => void save()}>
        {t(isAsking ? 'admin_export_waiting' : 'admin_export')}
      </Button>
      <FormError>{error !== undefined && errorMessage(error, t)}</FormError>
    </div>
  )
}

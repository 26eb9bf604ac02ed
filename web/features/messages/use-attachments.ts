import { useState } from 'react'
import type { AttachmentShown } from '#contract/messages/messages'
import { maxFileBytes, maxFilesOfMessage } from '#domain/messages/message'
import { ApiError } from '#web/lib/api-client'
import { readAsBase64 } from '#web/lib/files'
import { type MessageKey, useT } from '#web/messages'

export type UploadFile = (file: { name: string; content: string }) => Promise<AttachmentShown>

const problems: Readonly<Record<string, MessageKey>> = {
  'file-type-not-accepted': 'conversation_file_type',
  'too-large': 'conversation_file_large',
}

/** The files of the message that is being written: each is uploaded at once, and can be removed. */
export function useAttachments(upload: UploadFile) {
  const t = useT()
  const [files, setFiles] = useState<readonly AttachmentShown[]>([])
  const [pending, setPending] = useState(0)
  const [problem, setProblem] = useState<string>()

  const add = async (chosen: readonly File[]) => {
    setProblem(undefined)
    const fitting = chosen.slice(0, Math.max(0, maxFilesOfMessage - files.length))
    if (fitting.length < chosen.length) setProblem(t('conversation_files_many', { count: maxFilesOfMessage }))
    for (const file of fitting) {
      if (file.size > maxFileBytes) {
        setProblem(t('conversation_file_large', { name: file.name }))
        continue
      }
      setPending(count => count + 1)
      try {
        const stored = await upload({ name: file.name, content: await readAsBase64(file) })
        setFiles(known => [...known, stored])
      } catch (error) {
        const key = (error instanceof ApiError && problems[error.code]) || 'conversation_file_failed'
        setProblem(t(key, { name: file.name }))
      } finally {
        setPending(count => count - 1)
      }
    }
  }
  return {
    files,
    isUploading: pending > 0,
    problem,
    add,
    remove: (id: number) => setFiles(known => known.filter(file => file.id !== id)),
    clear: () => setFiles([]),
  }
}

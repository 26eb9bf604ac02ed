import type { PathEntry, PathKind } from '#domain/content/routing'
import { findEntry } from '#server/catalogue/pages/find-entry'
import type { Context } from '#server/context'
import { readPreviewPath } from './preview-token.ts'

/** Finds the entry of a path, also the villa of a valid preview link. */
export function findEntryOrPreview(context: Pick<Context, 'catalogue' | 'clock' | 'configuration'>) {
  const find = findEntry(context)
  return (kind: PathKind, path: string): PathEntry | undefined => {
    const found = find(kind, path)
    if (found || kind !== 'villa') return found
    const preview = readPreviewPath(path, context.clock.now(), context.configuration)
    return preview && { id: preview.villaId }
  }
}

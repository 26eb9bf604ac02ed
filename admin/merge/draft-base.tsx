import { draftValue } from '#web/features/forms/public'

/**
 * The state on which a draft is based, or the present one where nothing is typed: typed words must not overwrite what a
 * colleague saved since. The form stores it with `DraftBase`.
 */
export function readDraftBase<Base>(draft: string, present: Base): Base {
  const stored = draftValue(draft, 'base')
  return stored === undefined ? present : (JSON.parse(stored) as Base)
}

/** Stores the state on which a form is based in its draft. */
export function DraftBase({ base }: { base: unknown }) {
  return <input type="hidden" name="base" value={JSON.stringify(base)} />
}

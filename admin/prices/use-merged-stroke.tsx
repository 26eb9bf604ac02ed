import { useCallback, useRef, useState } from 'react'
import type { NewerRecord } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { useSingleSend } from '#admin/ui/use-single-send'
import type { PricedVilla, StrokeMade } from '#contract/staff/office-prices'
import type { RecordState } from '#domain/access/versions'
import { isSameValue } from '#domain/access/versions'
import type { Stay } from '#domain/calendar/stay'
import { type SeasonTerms, type TermsOfNights, termsInRange } from '#domain/pricing/paint-seasons'
import type { Season } from '#domain/pricing/season'
import type { ChangeRefusal } from '#domain/pricing/terms-change'
import { createIdempotencyKey } from '#web/features/forms/public'
import type { ApiError } from '#web/lib/api-client'
import { TermsOfVilla } from './terms-of-villa'

/** The state of a villa's seasons, by its number. */
type VillaVersions = Readonly<Record<number, string>>
type ChangedVilla = StrokeMade['villas'][number]

/** Takes a stroke, where one was made, and villas whose newer prices are now known. */
export type OnPainted = (made: StrokeMade | undefined, newer: ChangedVilla[]) => void

interface MergedStroke {
  villas: readonly PricedVilla[]
  /** The nights by which two strokes are compared, and their terms that this one changes. */
  nights: Stay
  terms: readonly (keyof SeasonTerms)[]
  paint: (villa: PricedVilla) => { seasons: readonly Season[]; refusals?: readonly ChangeRefusal[] }
  send: (villas: { id: number; version: string }[], once: string) => Promise<StrokeMade>
  onSaved: OnPainted
  /** The nights that the choice between two strokes shows, where they are not all. */
  shown?: Stay
}

/**
 * Saves a stroke. Where a colleague has changed other nights or terms of its villas meanwhile, it is painted over the
 * newer prices. Where both changed the same ones, a person decides villa by villa.
 */
export function useMergedStroke({ villas, nights, terms, paint, send, onSaved, shown = nights }: MergedStroke) {
  const [isSaved, setSaved] = useState(false)
  // The villas as they are known: those of the grid, or newer ones that a refusal brought along.
  const newer = useRef<ReadonlyMap<number, ChangedVilla>>(new Map())
  const present = () => villas.map(villa => ({ ...villa, ...newer.current.get(villa.id) }))
  const fieldsOf = (list: readonly PricedVilla[]): RecordState =>
    Object.fromEntries(list.map(({ id, seasons }) => [id, termsInRange(seasons, nights, terms)]))
  // A refused villa differs from its state, so that the server is asked, and names the reason.
  const paintedFields = (list: readonly PricedVilla[]): RecordState =>
    Object.fromEntries(
      list.map(villa => {
        const { seasons, refusals = [] } = paint(villa)
        const painted = termsInRange(seasons, nights, terms)
        return [villa.id, refusals.length > 0 ? [...painted, { refusals }] : painted]
      }),
    )
  const versionsOf = (list: readonly PricedVilla[]): VillaVersions =>
    Object.fromEntries(list.map(({ id, version }) => [id, version]))

  const merged = useMergedSave<StrokeMade | undefined, VillaVersions>({
    send: async ({ revision, fields, over }, once) => {
      // After a choice, villas that keep the prices of the colleague are no part of the stroke.
      const chosen = villas.filter(({ id }) => once !== undefined || !isSameValue(fields[id], over[id]))
      if (chosen.length === 0) return undefined
      const of = chosen.map(({ id, version }) => ({ id, version: revision[id] ?? version }))
      return send(of, once ?? createIdempotencyKey())
    },
    load: async (refusal: ApiError): Promise<NewerRecord<VillaVersions>> => {
      const changed = (refusal.problem.villas ?? []) as ChangedVilla[]
      newer.current = new Map([...newer.current, ...changed.map(villa => [villa.id, villa] as const)])
      const list = present()
      return { revision: versionsOf(list), fields: fieldsOf(list), mine: paintedFields(list) }
    },
    onSaved: made => {
      const taken = [...newer.current.values()].filter(({ id }) => !made?.villas.some(one => one.id === id))
      newer.current = new Map()
      setSaved(true)
      onSaved(made, taken)
    },
    nameOf: id => villas.find(villa => String(villa.id) === id)?.name ?? id,
    show: (value, id) => (
      <TermsOfVilla
        entries={(value as readonly TermsOfNights[]).filter(({ from }) => from && from >= shown.from)}
        tiers={villas.find(villa => String(villa.id) === id)?.tiers ?? []}
      />
    ),
  })
  const single = useSingleSend(async (once: string) => {
    newer.current = new Map()
    setSaved(false)
    await merged.save({ revision: versionsOf(villas), fields: fieldsOf(villas) }, paintedFields(villas), once)
  })
  const { send: sendOnce } = single
  const save = useCallback((values: unknown) => void sendOnce(JSON.stringify(values)), [sendOnce])
  return {
    save,
    isSending: single.isSending,
    error: isSaved ? undefined : (merged.error ?? single.error),
    dialog: merged.dialog,
  }
}

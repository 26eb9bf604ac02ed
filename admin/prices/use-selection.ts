import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router'
import type { PricedVilla } from '#contract/staff/office-prices'
import type { Stay } from '#domain/calendar/stay'
import { readCells, type Selection, writeCells } from './selection'

/** Milliseconds that a selection rests before it stands in the address: a drag is many. */
const pauseMs = 300

/** The selection of the grid. The address has it by villas and weeks, so it survives a reload and can be sent. */
export function useSelection(villas: readonly PricedVilla[], weeks: readonly Stay[]) {
  const [params, setParams] = useSearchParams()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const { key } = useLocation()
  const [selection, setSelection] = useState<Selection>()
  const wanted = useRef(params.get('cells'))
  // Villas load by pages: the selection waits for its own.
  useEffect(() => {
    if (wanted.current === null) return
    const found = readCells(wanted.current, villas, weeks)
    if (!found) return
    wanted.current = null
    setSelection(before => before ?? found)
  }, [villas, weeks])
  const shownKey = useRef(key)
  useEffect(() => {
    shownKey.current = key
  }, [key])
  const known = useRef({ villas, weeks })
  known.current = { villas, weeks }
  useEffect(() => {
    if (wanted.current !== null && !selection) return
    const cells = selection && writeCells(selection, known.current.villas, known.current.weeks)
    // The router knows of a navigation before its page is rendered. Replacing the address then would cancel it.
    const isLeaving = () =>
      router !== undefined &&
      (router.state.navigation.state !== 'idle' || router.state.location.key !== shownKey.current)
    const write = () => {
      if (isLeaving()) {
        timer = setTimeout(write, pauseMs)
        return
      }
      wanted.current = null
      setParams(
        before => {
          if ((before.get('cells') ?? undefined) === cells) return before
          const next = new URLSearchParams(before)
          if (cells) next.set('cells', cells)
          else next.delete('cells')
          return next
        },
        { replace: true },
      )
    }
    let timer = setTimeout(write, pauseMs)
    return () => clearTimeout(timer)
  }, [selection, setParams, router])
  return [selection, setSelection] as const
}

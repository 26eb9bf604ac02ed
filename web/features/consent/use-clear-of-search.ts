import { useLayoutEffect, useRef } from 'react'

/** Pixels between the banner and the search below it. */
const gap = 12

/**
 * Keeps a box at the foot of the window clear of the page's search: if it would cover the search, it moves above,
 * space permitting. The move is a transform, so that it causes no layout shift.
 */
export function useClearOfSearch(page: unknown) {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a search of its own.
  useLayoutEffect(() => {
    const place = () => {
      const element = box.current
      const search = document.querySelector('main search form')?.getBoundingClientRect()
      if (!element) return
      const bottom = innerHeight - Number.parseFloat(getComputedStyle(element).bottom)
      const top = bottom - element.offsetHeight
      const header = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
      const isCovered = search !== undefined && search.bottom > top - gap && search.top < bottom
      const lift = isCovered ? bottom + gap - search.top : 0
      element.style.transform = lift > 0 && top - lift >= header ? `translateY(${-lift}px)` : ''
    }
    place()
    const observer = new ResizeObserver(place)
    if (box.current) observer.observe(box.current)
    addEventListener('resize', place)
    addEventListener('scroll', place, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
      removeEventListener('scroll', place)
    }
  }, [page])
  return box
}

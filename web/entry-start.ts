/**
 * Loads the scripts after the first paint, or earlier on the first interaction, so that they never compete with the
 * first picture. This file has no imports, because the browser would fetch them immediately.
 */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const

let begun = false

function begin() {
  if (begun) return
  begun = true
  window.removeEventListener('load', rest)
  for (const sign of signs) window.removeEventListener(sign, begin)
  const [entry = '', ...others] = document.getElementById('start')?.dataset.modules?.split(' ') ?? []
  const fetched = others.map(href => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(...fetched, Object.assign(document.createElement('script'), { type: 'module', src: entry }))
}

/** Waits a frame or two, so that the browser paints the first picture before it fetches anything else. */
function rest() {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1000 })
      else setTimeout(begin, 200)
    }),
  )
}

// Secrets of a link leave the URL before third-party content is fetched.
if (/[?#&][te]=/.test(location.search + location.hash)) begin()
else if (document.readyState === 'complete') rest()
else {
  window.addEventListener('load', rest)
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true })
}

export {}

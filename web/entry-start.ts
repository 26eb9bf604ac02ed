/**
 * A page is whole before it has scripts: they are fetched when it has been shown, or earlier, when the visitor begins
 * to use it. So they never compete with the first picture. This file imports nothing, or that would be fetched at once.
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

/** Lets the first picture be painted before anything else is fetched: what has come is shown a frame or two later. */
function rest() {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1000 })
      else setTimeout(begin, 200)
    }),
  )
}

// What only the reader of a link may know leaves the address before anything of others is fetched.
if (/[?#&][te]=/.test(location.search + location.hash)) begin()
else if (document.readyState === 'complete') rest()
else {
  window.addEventListener('load', rest)
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true })
}

export {}

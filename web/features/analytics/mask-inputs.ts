/** Attributes that tell session recorders to skip an element; each maker has its own. */
const marks = ['data-private', 'data-mask', 'data-hj-suppress', 'data-clarity-mask', 'data-sl', 'data-rr-mask']
const values: Readonly<Record<string, string>> = { 'data-clarity-mask': 'true', 'data-sl': 'mask' }
const fields = 'form, input, select, textarea, [contenteditable]'

function mask(element: Element): void {
  for (const mark of marks) element.setAttribute(mark, values[mark] ?? '')
}

let watching = false

/** Marks every input, present and future, before a recorder reads it. */
export function maskInputs(): void {
  if (watching) return
  watching = true
  for (const element of document.querySelectorAll(fields)) mask(element)
  const watch = new MutationObserver(records => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(node => node instanceof Element)
    for (const element of added) {
      if (element.matches(fields)) mask(element)
      for (const inside of element.querySelectorAll(fields)) mask(inside)
    }
  })
  watch.observe(document.documentElement, { childList: true, subtree: true })
}

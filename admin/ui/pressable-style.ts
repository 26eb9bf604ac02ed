import './pressable.css'

/** The id under which React Aria looks for its style element. */
const id = 'react-aria-pressable-style'

/**
 * React Aria adds a style element to the document, which the content policy forbids, unless one with its id is there.
 * Its only rule stands in `pressable.css`. A module that uses its components calls this first.
 */
export function providePressableStyle(): void {
  if (document.getElementById(id)) return
  const stand = document.createElement('meta')
  stand.id = id
  document.head.append(stand)
}

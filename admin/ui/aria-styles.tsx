import './aria-styles.css'

/**
 * Stands where React Aria would insert a style element, which the content policy forbids; the rules are in the style
 * sheet. Render it before components of React Aria.
 */
export const AriaStyles = () => <span id="react-aria-pressable-style" hidden />

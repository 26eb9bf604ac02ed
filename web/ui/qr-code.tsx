import { encodeQR } from 'qr'
import { useMemo } from 'react'
import styles from './qr-code.module.css'

/** Quiet zone that scanners need, in modules. */
const quietZone = 4

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
    const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: modules.length, path: dark.join('') }
  }, [text])
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

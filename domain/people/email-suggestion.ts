/** The most common mail hosts of visitors. */
const commonHosts = [
  'aol.com',
  'bluewin.ch',
  'btinternet.com',
  'free.fr',
  'freenet.de',
  'gmail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.co.uk',
  'hotmail.com',
  'hotmail.de',
  'hotmail.fr',
  'icloud.com',
  'laposte.net',
  'libero.it',
  'hotmail.it',
  'live.com',
  'live.fr',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'orange.fr',
  'outlook.com',
  'outlook.de',
  'outlook.fr',
  'proton.me',
  'protonmail.com',
  'sfr.fr',
  't-online.de',
  'wanadoo.fr',
  'web.de',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.it',
  'ymail.com',
] as const

/** Shorter hosts resemble too many other real ones. */
const shortest = 8

/** Whether two texts differ by one typing error: a character inserted, missing, replaced, or two swapped. */
function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [restA, restB] = [a.slice(same), b.slice(same)]
  const swapped = restA.length > 1 && `${restA[1]}${restA[0]}${restA.slice(2)}` === restB
  return (
    swapped ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA !== '' && restA.slice(1) === restB.slice(1))
  )
}

/**
 * The address that the visitor probably meant, where the typed one looks like a typing error; the typed one can be
 * right.
 */
export function suggestEmail(text: string): string | undefined {
  const at = text.trim().lastIndexOf('@')
  const name = text.trim().slice(0, at)
  const host = text
    .trim()
    .slice(at + 1)
    .toLowerCase()
  if (at < 1 || (commonHosts as readonly string[]).includes(host)) return undefined
  const meant = commonHosts.find(known => known.length >= shortest && isOneSlip(host, known))
  const ended = /\.(con|cmo|ocm|comm)$/.test(host) ? host.replace(/\.\w+$/, '.com') : undefined
  const hint = meant ?? ended
  return hint && `${name}@${hint}`
}

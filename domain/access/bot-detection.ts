/** Milliseconds below which no person fills in a form. */
const minFillTimeMs = 2000

/**
 * Whether a bot has filled in a form: it filled a hidden field (honeypot), or was faster than any person. The time on
 * screen, in milliseconds, is not always known.
 */
export const looksLikeBot = ({ unseen, shownFor }: { unseen: string; shownFor: number | undefined }): boolean =>
  unseen !== '' || (shownFor ?? minFillTimeMs) < minFillTimeMs

/** Nobody fills in a form in less, in milliseconds. */
const leastTime = 2000

/**
 * Whether a form was filled in as programs do it: in a field that nobody sees, or sooner than anybody types. How long
 * it was looked at, in milliseconds, is not always known.
 */
export const looksLikeAProgram = ({ unseen, shownFor }: { unseen: string; shownFor: number | undefined }): boolean =>
  unseen !== '' || (shownFor ?? leastTime) < leastTime

/** Where two months beside a panel or on a telephone would be too narrow for a finger. */
export const oneMonth = '(max-width: 767px), (min-width: 1024px) and (max-width: 1279px)'

/** Where two months would be too narrow for touch: on phones, and beside the panel on the narrowest desktops. */
export const oneMonth = '(max-width: 767px), (min-width: 1024px) and (max-width: 1279px)'

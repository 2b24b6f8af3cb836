/** Below this width the Studio scrolls as a whole (`media[1]` of its theme); above it, each pane does. */
export const PHONE = '600px'

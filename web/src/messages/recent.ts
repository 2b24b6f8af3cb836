export const recentlyViewed = 'Recently viewed'
export const recentlyViewedCleared = 'Recently viewed was cleared.'

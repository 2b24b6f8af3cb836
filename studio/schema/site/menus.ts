/** Every menu of the site, and what editors call it: the words that differ come first, because a narrow pane cuts off the rest. */
export const menus = [
  { id: 'navigation-packaging', title: 'Menu (packaging header)' },
  { id: 'navigation-home', title: 'Home (template header)' },
  { id: 'navigation-pages-1', title: 'Pages, column 1 (template header)' },
  { id: 'navigation-pages-2', title: 'Pages, column 2 (template header)' },
  { id: 'navigation-pages-3', title: 'Pages, column 3 (template header)' },
  { id: 'navigation-pages-4', title: 'Pages, column 4 (template header)' },
  { id: 'navigation-pages-5', title: 'Pages, column 5 (template header)' },
  { id: 'navigation-template', title: 'Shop, Blog, Contact (template header)' },
  { id: 'navigation-footer', title: 'Links (footer)' },
] as const

/**
 * Joins the scripts in which Next.js writes the data of a page, one for each 8 KB. The Content Security Policy names the hash
 * of each script: of 40 scripts its header had 2.4 KB, and a page of 250 KB was more than the 4 KB of headers that nginx
 * takes. A script that has a `src` or holds structured data does not end with a parenthesis, so it is not joined.
 */
export const joinPageData = (html: string): string =>
  html.replaceAll(')</script><script>self.__next_f.push(', ');self.__next_f.push(')

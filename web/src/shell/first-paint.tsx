import { themeKey } from '@/ui/theme-key'
import { directionKey } from './direction-key'

const script = `try{
var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.classList.add(t)
var d=localStorage.getItem('${directionKey}');if(d==='ltr'||d==='rtl')document.documentElement.dir=d
document.documentElement.dataset.kept=['cart','wishlist','orders','sample-list'].filter(function(k){return localStorage.getItem(k)}).join(' ')
}catch(e){}`

/**
 * Applies the theme and the direction that the visitor chose earlier, before the first paint, and marks which samples
 * are about to be replaced by the visitor's own (ui.css).
 */
export function FirstPaint() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

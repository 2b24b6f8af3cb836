'use client'

import { themeKey } from '@/ui/theme-key'
import { directionKey } from './direction-key'

const script = `(function(){
try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.classList.add(t);var d=localStorage.getItem('${directionKey}');if(d==='ltr'||d==='rtl')document.documentElement.dir=d}catch(e){}
if(!location.hash){history.scrollRestoration='manual';addEventListener('load',function(){scrollTo(0,0);setTimeout(function(){history.scrollRestoration='auto'})})}
(self.__next_s=self.__next_s||[]).push([0,{children:''}])
})()`

/**
 * Runs before the first paint: applies the theme and the direction that were chosen before, and opens every page at its top
 * (unless the address names a place on it). Its last line stands for an empty `next/script` before hydration: React then
 * starts in a task of its own, after the browser had a turn to paint. A constant, so that pages stay static; of the
 * client, so that each page carries it once and not a second time among its data.
 */
export function FirstPaint() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

'use client'

import { useEffect, useRef } from 'react'

/** A thin bar below the header that shows the scroll progress. */
export function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const show = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      const most = scrollHeight - clientHeight
      const part = most > 0 ? Math.min(1, scrollY / most) : 0
      if (bar.current) bar.current.style.scale = `${part.toFixed(4)} 1`
    }
    show()
    addEventListener('scroll', show, { passive: true })
    addEventListener('resize', show)
    return () => {
      removeEventListener('scroll', show)
      removeEventListener('resize', show)
    }
  }, [])
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-full h-[3px] overflow-hidden">
      <div
        ref={bar}
        data-testid="scroll-progress"
        className="h-full origin-left bg-kraft [scale:0_1] rtl:origin-right"
      />
    </div>
  )
}

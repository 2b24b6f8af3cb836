import Swiper from 'swiper'

export type Engine = { step: (by: 1 | -1) => void; play: () => void; pause: () => void; end: () => void }

type EngineOptions = { autoplay?: number; speed: number }

/** Number of visible slides, which the styles set for every width. */
const perView = (root: HTMLElement) => Number(getComputedStyle(root).getPropertyValue('--per')) || 1

/**
 * Starts Swiper on the slides of the server's HTML. Their width comes from the styles, so that nothing shifts.
 * Loaded only when a carousel is near the screen, or the pointer or the focus reaches it.
 */
export function startCarousel(root: HTMLElement, { autoplay, speed }: EngineOptions): Engine {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const track = root.firstElementChild as HTMLElement
  fillUp(track, perView(root))
  root.scrollLeft = 0
  root.removeAttribute('tabindex')
  const timer = repeat(() => swiper.slideNext(), isStill ? undefined : autoplay, root)
  const swiper: Swiper = new Swiper(root, {
    wrapperClass: track.classList[0],
    slideClass: 'carousel-slide',
    loop: true,
    speed: isStill ? 0 : speed,
    slidesPerView: perView(root),
    watchSlidesProgress: true,
    on: {
      beforeResize: (self) => {
        self.params.slidesPerView = perView(root)
      },
      init: quieten,
      slideChangeTransitionStart: quieten,
      slideChangeTransitionEnd: (self) => {
        quieten(self)
        timer.restart()
      },
      resize: quieten,
    },
  })
  const direction = new MutationObserver(() =>
    swiper.changeLanguageDirection(document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
  )
  direction.observe(document.documentElement, { attributeFilter: ['dir'] })
  timer.restart()
  return {
    step: (by) => (by === 1 ? swiper.slideNext() : swiper.slidePrev()),
    play: timer.play,
    pause: timer.pause,
    end: () => {
      timer.pause()
      direction.disconnect()
      swiper.destroy(true, false)
    },
  }
}

/**
 * Steps every `delay` ms, unless the pointer is over the carousel or the page is hidden; without a delay, never. Swiper's
 * Autoplay module does no more, but adds 1.2 KB to pages whose carousel is on the first screen.
 */
function repeat(step: () => void, delay: number | undefined, root: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPlaying = true
  const restart = () => {
    clearTimeout(timer)
    if (!delay || !isPlaying) return
    timer = setTimeout(() => {
      if (!document.hidden && !isHovered(root)) step()
      restart()
    }, delay)
  }
  const setPlaying = (value: boolean) => {
    isPlaying = value
    restart()
  }
  return { restart, play: () => setPlaying(true), pause: () => setPlaying(false) }
}

/** A touch screen keeps `:hover` on what was tapped last. */
const isHovered = (root: HTMLElement) => matchMedia('(hover: hover)').matches && root.matches(':hover')

/** Slides out of view are inert; otherwise the focus would leave the screen. */
function quieten(swiper: Swiper): void {
  for (const slide of swiper.slides) slide.inert = !slide.classList.contains('swiper-slide-visible')
}

/** A loop needs more slides than are in view; when there are too few, they are repeated. */
function fillUp(track: HTMLElement, inView: number): void {
  const slides = [...track.children]
  while (slides.length > 1 && track.children.length < inView * 2) {
    for (const slide of slides) {
      const copy = slide.cloneNode(true) as HTMLElement
      copy.setAttribute('aria-hidden', 'true')
      for (const link of copy.querySelectorAll('a, button')) link.setAttribute('tabindex', '-1')
      track.append(copy)
    }
  }
}

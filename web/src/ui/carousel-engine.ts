import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'

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
  const swiper = new Swiper(root, {
    modules: [Autoplay],
    wrapperClass: track.classList[0],
    slideClass: 'carousel-slide',
    loop: true,
    speed: isStill ? 0 : speed,
    slidesPerView: perView(root),
    watchSlidesProgress: true,
    autoplay:
      autoplay && !isStill
        ? { delay: autoplay, pauseOnMouseEnter: true, disableOnInteraction: false }
        : false,
    on: {
      beforeResize: (self) => {
        self.params.slidesPerView = perView(root)
      },
      init: quieten,
      slideChangeTransitionStart: quieten,
      slideChangeTransitionEnd: quieten,
      resize: quieten,
    },
  })
  const direction = new MutationObserver(() =>
    swiper.changeLanguageDirection(document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
  )
  direction.observe(document.documentElement, { attributeFilter: ['dir'] })
  const playsItself = Boolean(autoplay) && !isStill
  return {
    step: (by) => (by === 1 ? swiper.slideNext() : swiper.slidePrev()),
    play: () => void (playsItself && swiper.autoplay.start()),
    pause: () => void (playsItself && swiper.autoplay.stop()),
    end: () => {
      direction.disconnect()
      swiper.destroy(true, false)
    },
  }
}

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

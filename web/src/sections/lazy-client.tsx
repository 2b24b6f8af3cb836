'use client'

import { lazy, type ComponentProps } from 'react'

/*
 * All pages of sections share one script, so components that few of them show have a chunk of their own. The HTML is the same.
 * `next/dynamic` would do the same, but adds its own code to every page; a server component cannot render a lazy
 * component itself.
 */

const form = () => import('./contact-form/inquiry-form-client')

const LazyForm = lazy(async () => ({ default: (await form()).InquiryForm }))
const LazyField = lazy(async () => ({ default: (await form()).FormField }))
const LazySelect = lazy(async () => ({ default: (await form()).FormSelect }))
const LazyTextArea = lazy(async () => ({ default: (await form()).FormTextArea }))
const LazySubmit = lazy(async () => ({ default: (await form()).SubmitButton }))
const LazyClock = lazy(async () => ({ default: (await import('@/ui/countdown-client')).Countdown }))
const LazyWall = lazy(async () => ({ default: (await import('@/ui/picture-wall-client')).PictureWall }))

export const InquiryForm = (props: ComponentProps<typeof LazyForm>) => <LazyForm {...props} />
export const FormField = (props: ComponentProps<typeof LazyField>) => <LazyField {...props} />
export const FormSelect = (props: ComponentProps<typeof LazySelect>) => <LazySelect {...props} />
export const FormTextArea = (props: ComponentProps<typeof LazyTextArea>) => <LazyTextArea {...props} />
export const SubmitButton = (props: ComponentProps<typeof LazySubmit>) => <LazySubmit {...props} />
export const Clock = (props: ComponentProps<typeof LazyClock>) => <LazyClock {...props} />
export const PictureWall = (props: ComponentProps<typeof LazyWall>) => <LazyWall {...props} />

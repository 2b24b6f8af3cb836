'use client'

import { useState } from 'react'
import { maxFieldLength, parseProfile } from '@/content/profile/profile'
import { useStored } from '@/ui/browser-store'
import { Button } from '@/ui/button'
import { Field, TextArea } from '@/ui/field'
import { profileStore } from '@/visitor/profile-store'
import * as messages from '@/messages/account'
import * as common from '@/messages/common'

/** The profile: the browser checks the fields and keeps them; nothing is sent. */
export function ProfileForm() {
  const profile = useStored(profileStore)
  const [isSaved, setSaved] = useState(false)
  const fieldOf = (name: keyof NonNullable<typeof profile>) => ({
    name,
    maxLength: maxFieldLength,
    defaultValue: profile?.[name],
  })
  return (
    <form
      // The fields have no React state: a new key fills them again when the values change, as in another tab.
      key={JSON.stringify(profile ?? null)}
      aria-label={messages.profile}
      className="grid max-w-3xl gap-5 sm:grid-cols-2"
      onChange={() => setSaved(false)}
      onSubmit={(event) => {
        event.preventDefault()
        profileStore.set(parseProfile(Object.fromEntries(new FormData(event.currentTarget))) ?? null)
        setSaved(true)
      }}
    >
      <Field label={common.fullName} autoComplete="name" {...fieldOf('name')} />
      <Field label={messages.designation} autoComplete="organization-title" {...fieldOf('designation')} />
      <Field label={common.phoneNo} type="tel" autoComplete="tel" {...fieldOf('phone')} />
      <Field label={messages.mail} type="email" autoComplete="email" {...fieldOf('email')} />
      <Field label={messages.location} autoComplete="address-level2" {...fieldOf('location')} />
      <Field label={messages.webSocialMedia} inputMode="url" autoComplete="url" {...fieldOf('web')} />
      <TextArea label={messages.bio} rows={5} className="sm:col-span-2" {...fieldOf('bio')} />
      <div className="needs-script flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <Button type="submit">{messages.saveChange}</Button>
        <output className="text-sage">{isSaved && messages.savedInThisBrowser}</output>
      </div>
    </form>
  )
}

import { defineLocaleResourceBundle } from 'sanity'

const locale = 'en-US'

/** Texts of Sanity Studio that are missing or say too little here. */
export const texts = [
  // Without releases, their texts are not loaded, but lists of documents use some of them.
  defineLocaleResourceBundle({
    locale,
    namespace: 'releases',
    resources: {
      'presence.tooltip.one-without-release': '{{displayName}} is editing this document right now',
      'presence.tooltip.other': '{{count}} people are editing this document right now',
    },
  }),
  // Only what visitors sent is deleted with the Studio's own dialog; it is not listed under “Deleted documents”.
  defineLocaleResourceBundle({
    locale,
    namespace: 'structure',
    resources: {
      'confirm-delete-dialog.confirmation.text_delete_one':
        'Are you sure you want to delete this document? It cannot be restored.',
      'confirm-delete-dialog.confirmation.text_delete_other':
        'Are you sure you want to delete all the versions of this document? It cannot be restored.',
    },
  }),
  // On a narrow screen, page and form are tabs; they have the names that the tools have in the navigation.
  defineLocaleResourceBundle({
    locale,
    namespace: 'presentation',
    resources: {
      'narrow-tabs.content-tab.label': 'Content',
      'narrow-tabs.preview-tab.label': 'Preview',
    },
  }),
]

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * The errors of native constraints by field name, with the message of each field's `data-message`; undefined when there
 * is none.
 */
export function constraintErrors<Field extends string>(
  form: HTMLFormElement,
): Partial<Record<Field, string>> | undefined {
  const invalid = [...form.elements].filter(
    (element): element is Control =>
      'validity' in element && 'name' in element && !(element as Control).validity.valid,
  )
  if (invalid.length === 0) return undefined
  return Object.fromEntries(
    invalid.map((control) => [control.name, control.dataset.message ?? control.validationMessage]),
  ) as Partial<Record<Field, string>>
}

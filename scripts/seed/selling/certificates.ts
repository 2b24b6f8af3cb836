import type { SeedOf } from '../types.ts'

const HOUSE = 'Paper & Home, Quality'
const LABORATORY = 'Wexcombe Materials Laboratory'

/** Declarations and certificates; items name them by the part of the id after `certificate-`. */
export const certificates = [
  certificate('dry-food', {
    title: 'Declaration of compliance: paper for dry food',
    number: 'DC-2025-011',
    issuer: HOUSE,
    standard: '21 CFR 176.180',
    summary:
      'Uncoated paper and board may touch dry food such as bread, rolls, flour, tea and biscuits at room temperature for as long as they keep.',
    validFrom: '2025-09-01',
    validUntil: '2029-08-31',
  }),
  certificate('fatty-food', {
    title: 'Declaration of compliance: greaseproof paper and glassine',
    number: 'DC-2025-014',
    issuer: HOUSE,
    standard: '21 CFR 176.170',
    summary:
      'Greaseproof paper and glassine may touch dry and fatty food, and hot food for a short time. No fluorine compounds are added.',
    validFrom: '2025-09-01',
    validUntil: '2029-08-31',
  }),
  certificate('coated-paper', {
    title: 'Declaration of compliance: coated paper and board',
    number: 'DC-2026-003',
    issuer: HOUSE,
    standard: '21 CFR 175.300, 176.170',
    summary:
      'Paper and board with silicone, wax, polyethylene or a water-based barrier may touch dry, fatty and moist food up to the temperature that the product page names.',
    validFrom: '2026-02-01',
    validUntil: '2029-01-31',
  }),
  certificate('aluminium', {
    title: 'Declaration of compliance: aluminium foil and pans',
    number: 'DC-2026-005',
    issuer: HOUSE,
    standard: '21 CFR 178.3910',
    summary:
      'Foil and pans may touch hot, cold and fatty food. Very sour or salty food should not lie in them for days.',
    validFrom: '2026-03-01',
    validUntil: '2029-02-28',
  }),
  certificate('plastics', {
    title: 'Declaration of compliance: polypropylene and foam',
    number: 'DC-2026-008',
    issuer: HOUSE,
    standard: '21 CFR 177.1520, 177.1640',
    summary:
      'Clear boxes of polypropylene up to 230°F (110°C) and foam containers up to 185°F (85°C) may touch hot, cold, moist and fatty food.',
    validFrom: '2026-04-01',
    validUntil: '2029-03-31',
  }),
  certificate('gloves', {
    title: 'Declaration of compliance: disposable gloves',
    number: 'DC-2026-009',
    issuer: HOUSE,
    standard: '21 CFR 177.2600',
    summary:
      'Nitrile gloves may touch all food, fatty food included; vinyl and polyethylene gloves may touch dry and moist food. None contains latex.',
    validFrom: '2026-04-01',
    validUntil: '2029-03-31',
  }),
  certificate('inks', {
    title: 'Declaration on printing inks',
    number: 'DC-2025-017',
    issuer: HOUSE,
    summary:
      'Our water-based flexographic inks are cleared for food packaging. The printed side never faces the food.',
    validFrom: '2025-10-01',
    validUntil: '2028-09-30',
  }),
  certificate('compost', {
    title: 'Test report: home composting of unprinted paper',
    number: 'WX-24-3380',
    issuer: LABORATORY,
    standard: 'AS 5810',
    summary:
      'Unprinted kraft and greaseproof paper broke down completely within 26 weeks at room temperature.',
    validFrom: '2024-11-15',
    validUntil: '2028-11-14',
  }),
  certificate('load', {
    title: 'Test report: load of carrier bags',
    number: 'WX-25-0412',
    issuer: LABORATORY,
    summary:
      'Handles were lifted 500 times with the load that the product page names. No handle tore, no bottom opened.',
    validFrom: '2025-05-20',
    validUntil: '2028-05-19',
  }),
]

export type CertificateName =
  | 'dry-food'
  | 'fatty-food'
  | 'coated-paper'
  | 'aluminium'
  | 'plastics'
  | 'gloves'
  | 'inks'
  | 'compost'
  | 'load'

type Facts = Omit<SeedOf<'certificate'>, '_id' | '_type'>

function certificate(name: CertificateName, facts: Facts) {
  return { _id: `certificate-${name}`, _type: 'certificate', ...facts } satisfies SeedOf<'certificate'>
}

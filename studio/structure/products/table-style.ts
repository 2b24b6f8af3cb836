import { styled } from 'styled-components'

/** Below this width of the pane a row becomes a card. */
const NARROW = '44rem'

/** The table; its own scroll container keeps the heading row and the names in sight. */
export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  container-type: inline-size;
`

export const Table = styled.table`
  inline-size: 100%;
  min-inline-size: 58rem;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font: inherit;
  font-size: 0.8125rem;
  color: var(--card-fg-color);

  th,
  td {
    padding: 0.25rem;
    text-align: start;
    vertical-align: middle;
    border-block-end: 1px solid var(--card-border-color);
    background: var(--card-bg-color);
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    padding: 0.625rem 0.75rem;
    font-weight: 500;
    line-height: 1.25;
    color: var(--card-muted-fg-color);
    white-space: nowrap;
  }
  th.check,
  td.check {
    inline-size: 2.75rem;
    padding-inline: 0.5rem;
    text-align: center;
  }
  th.price,
  th.salePrice {
    inline-size: 5.75rem;
    text-align: end;
  }
  th.saleEnds {
    inline-size: 12.5rem;
  }
  th.sku,
  th.badge {
    inline-size: 7.25rem;
  }
  th.state {
    inline-size: 8.5rem;
  }
  td.state {
    padding-inline: 0.75rem;
  }
  td.problem {
    padding: 0 0.75rem 0.75rem 3.25rem;
  }
  tr:has(+ tr > .problem) td {
    border-block-end: 0;
  }
  tr[data-selected] td,
  tr[data-selected] + tr > .problem {
    background: var(--card-muted-bg-color, var(--card-bg-color));
  }
  td [data-ui='Button']:not(:hover) {
    background: transparent;
  }
  td .label {
    display: none;
  }

  @container (max-width: ${NARROW}) {
    min-inline-size: 0;
    &,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: 2.75rem 1fr 1fr;
      padding: 0.5rem;
      border-block-end: 1px solid var(--card-border-color);
    }
    td {
      border: 0;
      grid-column: span 1;
    }
    td.check {
      grid-row: 1 / span 5;
      padding-block-start: 1.5rem;
    }
    td.problem {
      padding: 0.5rem;
    }
    td input[inputmode='decimal'] {
      text-align: start;
    }
    td.name,
    td.state,
    td.saleEnds,
    td.problem {
      grid-column: 2 / -1;
    }
    td .label {
      display: block;
      padding: 0.25rem 0.5rem;
      color: var(--card-muted-fg-color);
    }
    td.price,
    td.sku {
      grid-column: 2;
    }
  }
`

/** Native inputs, so that the keyboard works as everywhere. */
const control = `
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 2.25rem;
  padding: 0.375rem 0.5rem;
  font: inherit;
  font-size: 0.8125rem;
  color: inherit;
  background: transparent;
  border: 1px solid transparent;
  border-radius: 3px;
  color-scheme: inherit;

  &:hover {
    border-color: var(--card-border-color);
  }
  &:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -1px;
    background: var(--card-bg-color);
  }
  &[data-changed] {
    box-shadow: inset 3px 0 var(--card-badge-caution-dot-color, #d99b00);
  }
  &[aria-invalid='true'] {
    border-color: var(--card-badge-critical-dot-color, #d1332e);
  }
  @media (pointer: coarse) {
    min-block-size: 2.75rem;
    font-size: 1rem;
  }
`

export const Input = styled.input`
  ${control}
  &[inputmode='decimal'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  /* The pattern of an empty date would look like a value in every row. */
  &[type='datetime-local'][value='']:not(:focus, :hover) {
    color: transparent;
  }
  &::-webkit-calendar-picker-indicator {
    opacity: 0.6;
  }
`

export const Select = styled.select`
  ${control}
  option {
    color: CanvasText;
    background: Canvas;
  }
`

export const Check = styled.input`
  inline-size: 1.125rem;
  block-size: 1.125rem;
  margin: 0.25rem;
  accent-color: var(--card-focus-ring-color);
  @media (pointer: coarse) {
    inline-size: 1.75rem;
    block-size: 1.75rem;
  }
`

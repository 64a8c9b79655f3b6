/**
 * An event as a line of a golden: its type and every field, in the order in which they stand. A line of `formatEvent`
 * leaves some out.
 */
export const eventText = (event: { readonly type: string }): string =>
  `  ${event.type}${Object.entries(event)
    .filter(([field]) => field !== 'type')
    .map(([field, value]) => ` ${field}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('')}`;

/** How many messages a phone may send: some together, and as many in each second on the average. */
export type Allowance = { spend(now: number): boolean };

/** `now` is in milliseconds and never runs back. */
export function openAllowance(aSecond: number, atOnce = 4 * aSecond): Allowance {
  let [left, since] = [atOnce, 0];
  return {
    spend(now) {
      left = Math.min(atOnce, left + ((now - since) / 1000) * aSecond);
      since = now;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}

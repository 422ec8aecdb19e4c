/**
 * A question about a list that is asked at every change of the page, such as whether some arc is joint: it is
 * answered once for each list, since the lists of a document never change.
 */
export function askedOnce<List extends object, Answer>(ask: (list: List) => Answer): (list: List) => Answer {
  const answers = new WeakMap<List, { readonly is: Answer }>();
  return (list) => {
    const known = answers.get(list);
    if (known) return known.is;
    const is = ask(list);
    answers.set(list, { is });
    return is;
  };
}

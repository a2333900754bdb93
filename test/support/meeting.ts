/** Gives a place to wait at: whoever comes waits until `count` have come; later ones don't wait. */
export function meeting(count: number): () => Promise<void> {
  let come = 0;
  let open!: () => void;
  const complete = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    come += 1;
    if (come === count) open();
    return complete;
  };
}

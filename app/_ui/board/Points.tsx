/** So many points, those that are left filled. */
export function Points({ left, of }: { left: number; of: number }) {
  if (of > 12)
    return (
      <span className="points">
        {left}/{of}
      </span>
    );
  return (
    <span className="points" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points have no names
        <i key={i} data-left={i < left || undefined} />
      ))}
    </span>
  );
}

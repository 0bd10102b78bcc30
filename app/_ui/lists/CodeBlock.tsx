/** A program or a document as it is typed; a long line is scrolled to, by keys as well. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too wide is scrolled by keys
    <figure aria-label={label} tabIndex={0} className="overflow-x-auto rounded-md bg-sunken px-4 py-3">
      <pre className="w-fit font-mono text-sm leading-relaxed">
        <code>{children}</code>
      </pre>
    </figure>
  );
}

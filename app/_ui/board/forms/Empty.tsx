export const Empty = ({ text = '—' }: { text?: string | undefined }) => <p className="zone-empty">{text}</p>;

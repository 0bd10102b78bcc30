/** Hands a file to the reader. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser may read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

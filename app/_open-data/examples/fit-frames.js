addEventListener('message', ({ data, source }) => {
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source && data.height > 0) frame.height = data.height;
});

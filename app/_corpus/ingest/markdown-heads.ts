import { plainHead } from './bilingual-head';

/** Squares and circled figures mark paragraphs within a topic; discs and stars open one. */
const PARAGRAPH_SIGN = /^[■□▪①-⑳]/;
const TOPIC_SIGN = /^[●☆★◆\s]+/u;
const STEP_NUMBER = /^\d{1,2}\s+(?=\p{Lu})/u;

export const isParagraphHeading = (text: string): boolean => PARAGRAPH_SIGN.test(plainHead(text));

export const hasTopicSign = (text: string): boolean => TOPIC_SIGN.test(plainHead(text));

/** A numbered sentence: a step of what the heading above announces. */
export const isStep = (text: string): boolean => /^\d{1,2}\s+\p{Lu}.*\.$/u.test(plainHead(text));

/** A heading without its sign and its number. */
export const markdownTitle = (text: string): string =>
  plainHead(text).replace(TOPIC_SIGN, '').replace(STEP_NUMBER, '');

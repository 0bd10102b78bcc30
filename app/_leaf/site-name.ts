/** What the site is called, wherever it names itself. */
export const SITE_NAME = 'Arbitre';

/** A rule that stands for all where one is shown as a sample. */
export const SAMPLE_RULE = 'swccg/attrition';

const isElided = /^[aeiouyhàâéèêëîïôùûœ]/i.test(SITE_NAME);
/** « d’Arbitre », « de Kotei ». */
export const DE_SITE = isElided ? `d’${SITE_NAME}` : `de ${SITE_NAME}`;
/** « qu’Arbitre », « que Kotei ». */
export const QUE_SITE = isElided ? `qu’${SITE_NAME}` : `que ${SITE_NAME}`;

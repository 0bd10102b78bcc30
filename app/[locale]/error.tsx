'use client';

export { ErrorPage as default } from '../_ui/error-page/ErrorPage';

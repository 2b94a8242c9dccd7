/**
 * The page that sums a project up: its results and past runs enter, figures and places leave. The figures are gathered in the background.
 */
package org.racelens.ui.summary;

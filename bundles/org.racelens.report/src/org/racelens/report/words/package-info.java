/** The words and figures that all reports share. */
package org.racelens.report.words;

/** The words of findings and figures, as markers, hovers and the status line tell them. */
package org.racelens.ui.words;

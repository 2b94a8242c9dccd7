/** The words of findings, as markers and hovers tell them. */
package org.racelens.ui.words;

/** The witness view. The newest results and the user's selection enter; the witness of one race is shown, and places in the source open. */
package org.racelens.ui.witness;

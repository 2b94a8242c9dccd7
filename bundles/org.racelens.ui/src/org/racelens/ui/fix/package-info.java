/**
 * What a user can do about a finding: quick fixes of markers, the dialog of verified fixes, and the changes of texts. Invariant: nothing is
 * analysed by the user interface's thread, and no text is changed but the one a change was made for.
 */
package org.racelens.ui.fix;

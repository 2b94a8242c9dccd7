/**
 * The pages for settings, in the preferences and in a project's properties. The strings of the standard preferences enter and leave,
 * through a {@link org.racelens.ui.preference.Draft}. Invariant: nothing is saved that is not valid.
 */
package org.racelens.ui.preference;

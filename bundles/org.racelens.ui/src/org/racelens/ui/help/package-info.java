/** The page of the help that belongs to a finding. */
package org.racelens.ui.help;

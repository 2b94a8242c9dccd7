/** Confirms races by runs of the program, after asking: a finding enters, the result with what the runs have shown takes its place. */
package org.racelens.ui.confirm;

/**
 * The two classes of CDT's native bundle that CDT core calls, in plain Java. They serve the build, the tests and the command line, where no
 * registry offers the original; an IDE brings CDT's own, and RaceLens' feature does not contain this bundle.
 */
package org.eclipse.cdt.utils.spawner;

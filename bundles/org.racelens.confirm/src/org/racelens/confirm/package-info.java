/** Looks for the races of a report in runs of the program. */
package org.racelens.confirm;

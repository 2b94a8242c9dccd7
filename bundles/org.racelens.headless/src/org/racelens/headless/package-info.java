/** The command line: arguments enter, a report and an exit status leave. */
package org.racelens.headless;

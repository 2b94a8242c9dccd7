/** What the user chooses of the execution. */
package org.racelens.execution.options;

/** Many files at once: workers, progress, output. */
package org.racelens.headless.work;

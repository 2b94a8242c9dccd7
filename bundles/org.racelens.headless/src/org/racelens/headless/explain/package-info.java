/** {@code racelens explain}. */
package org.racelens.headless.explain;

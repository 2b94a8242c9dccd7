/** {@code racelens graph}. */
package org.racelens.headless.graph;

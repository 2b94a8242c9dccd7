/** What a race says beside its two ends. */
package org.racelens.analysis.tests.race;

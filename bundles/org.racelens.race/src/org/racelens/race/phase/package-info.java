/** Phases: which accesses barriers order. Region items enter, accesses with their domains and phase stamps leave. */
package org.racelens.race.phase;

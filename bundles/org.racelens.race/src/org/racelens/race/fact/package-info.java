/**
 * Facts about order that programs make by hand, proved for any number of threads: locks and barriers that are made of atomics or of
 * critical regions. What is proved becomes a part of the region, so that everything else takes it for what it is.
 */
package org.racelens.race.fact;

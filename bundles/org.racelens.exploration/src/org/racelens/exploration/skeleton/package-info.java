/**
 * What of a region decides who waits for whom: a fixed number of threads, each a small program of visible operations, private steps and
 * segments of data accesses. Nothing enters but values, nothing leaves but values. Invariant: nothing here knows of regions or of syntax.
 */
package org.racelens.exploration.skeleton;

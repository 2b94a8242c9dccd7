/**
 * Translation units and the front end that makes them: source text enters, a {@code ParsedUnit} leaves. Invariant: no front end's type
 * appears.
 */
package org.racelens.openmp.unit;

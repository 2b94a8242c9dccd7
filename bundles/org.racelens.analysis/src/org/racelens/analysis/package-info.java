/** The analysis: a program model and a prover enter, a verdict for each parallel region leaves. */
package org.racelens.analysis;

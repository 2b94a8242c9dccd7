/**
 * Units of one program: units enter, and the same units leave with the functions of others that they call. Invariant: where it is not sure
 * which function a call means, or what it means there, the call stays one of unseen code.
 */
package org.racelens.openmp.link;

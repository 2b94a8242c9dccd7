/** What known functions do, and what the user says of functions whose code is not seen. */
package org.racelens.openmp.library;

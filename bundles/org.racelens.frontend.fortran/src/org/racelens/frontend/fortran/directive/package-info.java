/** OpenMP's directives as Fortran writes them. OpenMP 5.2 §3.1.2 */
package org.racelens.frontend.fortran.directive;

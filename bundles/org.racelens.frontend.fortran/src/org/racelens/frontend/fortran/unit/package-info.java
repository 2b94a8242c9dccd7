/** What is lowered of a unit so far: its names with what they mean, types, objects and their shapes. */
package org.racelens.frontend.fortran.unit;

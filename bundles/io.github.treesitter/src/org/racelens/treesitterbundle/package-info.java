/** tree-sitter's Java API with its library and the one for Fortran, packed as one OSGi bundle; there is no code of our own here. */
package org.racelens.treesitterbundle;

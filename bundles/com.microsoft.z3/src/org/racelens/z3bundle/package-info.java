/** Z3's Java API with its native libraries, packed as one OSGi bundle; there is no code of our own here. */
package org.racelens.z3bundle;

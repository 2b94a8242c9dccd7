/** Z3's Java API with its native libraries, packed as one OSGi bundle. The code of our own here loads the libraries. */
package org.racelens.z3bundle;

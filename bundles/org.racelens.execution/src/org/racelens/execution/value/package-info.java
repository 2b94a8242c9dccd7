/**
 * What memory holds and how it is laid out: values, the bytes of objects as far as they are known, layouts of types. Invariant: all of it
 * is immutable, and nothing here asks where execution stands.
 */
package org.racelens.execution.value;

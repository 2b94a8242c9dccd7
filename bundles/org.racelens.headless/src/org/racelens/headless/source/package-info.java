/** Source files: found, read, written, and the paths by which they are told. */
package org.racelens.headless.source;

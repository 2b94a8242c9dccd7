/** Target regions: the initial thread of a device, what is mapped to it and back, and the host meanwhile. */
package org.racelens.execution.device;

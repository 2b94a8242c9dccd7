/** The front end by CDT: source text enters, the program model leaves; no CDT type does. */
package org.racelens.frontend.cdt;

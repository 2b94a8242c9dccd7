/** Objects: how they start, are copied, are made part by part, and end. */
package org.racelens.frontend.cdt.object;

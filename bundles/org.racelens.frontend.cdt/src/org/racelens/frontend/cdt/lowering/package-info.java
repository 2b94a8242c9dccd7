/** The contracts by which the parts of the lowering know each other. Invariant: they name CDT's nodes, scopes and the model alone. */
package org.racelens.frontend.cdt.lowering;

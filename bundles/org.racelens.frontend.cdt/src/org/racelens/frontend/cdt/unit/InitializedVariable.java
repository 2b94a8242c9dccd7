package org.racelens.frontend.cdt.unit;

import java.util.Optional;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Initialization;

/**
 * A variable of static or thread storage duration.
 *
 * @param declaration with the value that it has from the start
 * @param code that makes it; empty if it is constant
 */
public record InitializedVariable(Declaration declaration, Optional<Initialization> code) {
}

package org.racelens.frontend.cdt.lowering;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPFunction;
import org.racelens.frontend.cdt.source.Pragma;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.openmp.scan.ScannedDirective;

/** The directives that stand before functions or name them. */
public interface Directives {
	/** Remembers where a function is declared. */
	void announce(IASTNode declaration, IASTName name, Optional<IASTFunctionDefinition> definition);

	/** Reads a directive that stands outside of functions. */
	void read(Pragma pragma, ScannedDirective directive);

	/**
	 * Where a function is defined between {@code begin declare variant} and {@code end declare variant}, its key as a variant of the
	 * function of its name; empty if that is never chosen.
	 */
	Optional<String> variantKey(IASTFunctionDefinition definition, IASTName name, Pragma begin);

	/** The function that a name declares; of a second definition, which CDT takes for a mistake, the one of the first. */
	Optional<ICPPFunction> function(IASTName name);

	/** The {@code declare simd} directives of a function, whose clauses name its parameters. */
	void lowerSimd(IASTFunctionDefinition definition, String key, Scope parameters);
}

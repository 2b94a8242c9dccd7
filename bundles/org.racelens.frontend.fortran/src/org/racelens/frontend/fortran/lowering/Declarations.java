package org.racelens.frontend.fortran.lowering;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;

/** The specification part of a program unit, a procedure or a block. Fortran 2018 §8 */
public interface Declarations {
	/** Whose declarations they are. */
	enum Home {
		MODULE, PROGRAM, PROCEDURE, BLOCK
	}

	/**
	 * What a dummy argument becomes.
	 *
	 * @param data what its name means
	 * @param parameter takes the argument
	 * @param extents parameters behind all others
	 */
	record Parameter(Data data, Variable parameter, List<Variable> extents, Set<String> attributes) {
	}

	/** Reads what all program units of a file say of what they share by storage. Fortran 2018 §8.10.2 */
	void survey(Node file);

	/** All has been declared. */
	void end();

	/**
	 * Declares what a specification part says.
	 *
	 * @param code what is executed where the part is entered
	 * @return the dummy arguments of the scope's procedure, by their names
	 */
	Map<String, Parameter> lower(List<Node> specification, Scope scope, Home home, Code code);

	/** The type that a declaration's first words say: {@code real(8)}, {@code type(point)}. */
	Optional<Type> type(Node declaration, Scope scope, Code code);
}

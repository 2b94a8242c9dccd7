package org.racelens.frontend.fortran.unit;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is bound to a derived type. Fortran 2018 §7.5.5, §7.5.6
 *
 * @param procedures by the names of their bindings
 * @param generics the bindings that a generic name, an operator or the assignment means
 * @param finals the final subroutines of the type itself
 */
public record TypeBound(Map<String, Binding> procedures, Map<String, List<String>> generics, List<Binding> finals) {
	/** Of a type to which nothing is bound. */
	public static final TypeBound NONE = new TypeBound(Map.of(), Map.of(), List.of());

	/**
	 * A procedure of a type.
	 *
	 * @param scope in which its name is known
	 * @param method the name of the procedure; of a deferred binding none has it
	 * @param passed the dummy argument that takes the object, an empty text for the first one; empty with {@code nopass}
	 */
	public record Binding(Scope scope, String method, Optional<String> passed) {
		/** The key of the procedure; empty where it is not in sight. */
		public Optional<String> key() {
			return scope.lookup(method).filter(Entity.Procedure.class::isInstance).map(e -> ((Entity.Procedure) e).key());
		}
	}

	public TypeBound {
		procedures = Map.copyOf(procedures);
		generics = Map.copyOf(generics);
		finals = List.copyOf(finals);
	}
}

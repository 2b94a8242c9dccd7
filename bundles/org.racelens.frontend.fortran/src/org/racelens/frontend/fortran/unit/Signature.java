package org.racelens.frontend.fortran.unit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;

/**
 * How a procedure is called. Fortran 2018 §15.3
 *
 * @param callee what calls name
 * @param dummies in their order
 * @param result type of a function's result, or of its elements
 * @param rank of the result
 * @param described what the function yields where that is a pointer or allocatable: its descriptor
 * @param hosted the variables of the host whose addresses follow all arguments
 * @param attributes {@code elemental}, {@code pure} …
 */
public record Signature(String callee, List<Dummy> dummies, Optional<Type> result, int rank, Optional<Descriptor> described,
		List<Variable> hosted, Set<String> attributes) {
	/**
	 * A dummy argument.
	 *
	 * @param passing how the argument reaches it
	 * @param rank number of dimensions
	 * @param attributes {@code optional}, {@code in} …
	 */
	public record Dummy(String name, Passing passing, Type element, int rank, Set<String> attributes) {
		private static final Set<String> SPECIAL = Set.of("optional", "target", "pointer", "allocatable", "volatile", "asynchronous",
				"value");

		/** How an argument reaches a dummy. */
		public enum Passing {
			/** the address of the object or of the first element */
			ADDRESS,
			/** as before, with the extents behind all arguments */
			SHAPED,
			/** as before, with the strides behind the extents */
			STRIDED,
			/** the address of the descriptor */
			DESCRIPTOR,
			/** the value */
			VALUE,
			/** a procedure */
			PROCEDURE,
			/** the address of something, of what is only known that it is no procedure */
			UNKNOWN
		}

		/** Whether it is a number that the procedure only reads, and is there in each call. */
		public boolean isNumber() {
			return rank == 0 && Types.isNumber(element) && attributes.contains("in") && !attributes.contains("out")
					&& SPECIAL.stream().noneMatch(attributes::contains);
		}

		public Dummy {
			attributes = Set.copyOf(attributes);
		}
	}

	public Signature {
		dummies = List.copyOf(dummies);
		hosted = List.copyOf(hosted);
		attributes = Set.copyOf(attributes);
	}

	/** The attribute of an interface without a body in Fortran. */
	public static final String BOUND = "bind(c)";

	/** Whether a call with arrays is one for each element. Fortran 2018 §15.8 */
	public boolean isElemental() {
		return attributes.contains("elemental");
	}
}

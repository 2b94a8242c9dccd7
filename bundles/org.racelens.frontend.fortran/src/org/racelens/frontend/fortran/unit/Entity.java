package org.racelens.frontend.fortran.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.SourceRange;

/** What a name means. Fortran 2018 §19 */
public sealed interface Entity {
	/**
	 * A variable, or a dummy argument.
	 *
	 * @param strides from one element to the next in each dimension, counted in elements; none where they are neighbours in memory
	 */
	record Data(Variable variable, Form form, Type element, List<Dimension> dimensions, Optional<Place> place, List<Expression> strides)
			implements Entity {
		/** Where an object is that is a part of another variable, or that a variable leads to. */
		public interface Place {
			/** The object, as the text names it at a place. */
			Expression named(SourceRange at);
		}

		/** How the variable of the model holds the object. */
		public enum Form {
			/** it is the object */
			DIRECT,
			/** it points to the object, or to its first element */
			ADDRESS,
			/** it is a {@link Descriptor}: allocatable, or a pointer */
			DESCRIPTOR,
			/** it points to a descriptor */
			DESCRIPTOR_ADDRESS
		}

		public Data {
			dimensions = List.copyOf(dimensions);
			strides = List.copyOf(strides);
		}

		/** Neighbours in memory. */
		public Data(Variable variable, Form form, Type element, List<Dimension> dimensions, Optional<Place> place) {
			this(variable, form, element, dimensions, place, List.of());
		}

		/** A scalar, or an array, that is the variable. */
		public Data(Variable variable, Form form, Type element, List<Dimension> dimensions) {
			this(variable, form, element, dimensions, Optional.empty());
		}

		/** Whether its elements are found by a descriptor. */
		public boolean isDescribed() {
			return form == Form.DESCRIPTOR || form == Form.DESCRIPTOR_ADDRESS;
		}

		/** What leads to its elements, where a descriptor does. */
		public Descriptor descriptor() {
			Type described = place.map(p -> p.named(variable.declaration()).type()).orElse(variable.type());
			return Descriptor.like(described, element, dimensions.size());
		}

		/** What a use of the name at a place is: the object, the pointer's object, or the descriptor. */
		public Expression object(SourceRange at) {
			if (place.isPresent()) {
				return place.get().named(at);
			}
			Expression use = Terms.use(variable, at);
			boolean pointed = form == Form.DESCRIPTOR_ADDRESS || form == Form.ADDRESS && dimensions.isEmpty();
			return pointed ? new Expression.Dereference(use, ((Type.PointerType) variable.type()).pointee(), at) : use;
		}
	}

	/** A named constant. */
	record Constant(Value value, Optional<Expression> scalar) implements Entity {
	}

	/**
	 * A procedure.
	 *
	 * @param key of the function that calls mean; the name of one without a body
	 * @param result type of a function that is only declared
	 * @param pointer holds which procedure is called: a procedure pointer or a dummy procedure
	 */
	record Procedure(String key, Kind kind, Optional<Type> result, Optional<Variable> pointer) implements Entity {
		/** One that its name says. */
		public Procedure(String key, Kind kind, Optional<Type> result) {
			this(key, kind, result, Optional.empty());
		}

		/** The same procedure's interface, for what a variable points to. */
		public Procedure through(Variable variable) {
			return new Procedure(key, kind, result, Optional.of(variable));
		}

		/** What is known of a procedure. */
		public enum Kind {
			/** its body, or its interface, is in the unit */
			DEFINED,
			/** it is only called, or declared by name */
			EXTERNAL,
			/** the language has it */
			INTRINSIC
		}
	}

	/** A name for an object or a value, by {@code associate}. */
	record Alias(Value value) implements Entity {
	}

	/**
	 * Several procedures by one name.
	 *
	 * @param type the derived type that has the name, too
	 */
	record Generic(List<String> specific, Optional<DerivedType> type) implements Entity {
		public Generic {
			specific = List.copyOf(specific);
		}

		/** Procedures alone. */
		public Generic(List<String> specific) {
			this(specific, Optional.empty());
		}

		/** The same name with what it means besides. */
		public Generic with(Entity other) {
			List<String> all = new ArrayList<>(specific);
			if (other instanceof Generic g) {
				g.specific.stream().filter(s -> !all.contains(s)).forEach(all::add);
			}
			Optional<DerivedType> known = type.or(() -> other instanceof Generic g ? g.type
					: other instanceof Derived d ? Optional.of(d.type()) : Optional.empty());
			return new Generic(all, known);
		}
	}

	/** A list of variables for input and output. Fortran 2018 §8.9 */
	record Namelist(List<Node> variables) implements Entity {
		public Namelist {
			variables = List.copyOf(variables);
		}
	}

	/** A derived type. */
	record Derived(DerivedType type) implements Entity {
	}

	/** A name whose declaration is not understood, or that may come from a module that is not found. */
	record Unknown(Explanation why) implements Entity {
	}

	/** {@code f(x) = x + 1} among the declarations. Fortran 2018 §15.6.4 */
	record StatementFunction(List<String> parameters, Node body, Scope scope, Type type) implements Entity {
	}
}

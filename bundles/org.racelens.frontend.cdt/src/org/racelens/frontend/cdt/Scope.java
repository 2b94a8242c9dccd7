package org.racelens.frontend.cdt;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.expr.Variable;
import org.racelens.model.type.Type;

/**
 * The names declared in a block, with those of the blocks around it. Unlike CDT's bindings it also serves names in pragmas, which are not
 * part of CDT's tree.
 */
final class Scope {
	/** What a name stands for. */
	sealed interface Meaning {
	}

	/** @param reference whether the variable is a C++ reference: it holds the address of what the name denotes */
	record OfVariable(Variable variable, boolean reference) implements Meaning {
	}

	record OfType(Type type) implements Meaning {
	}

	record OfConstant(long value, Type type) implements Meaning {
	}

	/**
	 * The function around a scope.
	 *
	 * @param self {@code this} of a member function
	 * @param returnsReference whether its result is an address
	 * @param templateArguments what the parameters of the templates around it stand for
	 * @param key of the function
	 */
	record Frame(Optional<Variable> self, boolean returnsReference, TemplateArguments templateArguments, String key) {
		static final Frame NONE = new Frame(Optional.empty(), false, TemplateArguments.NONE, "");
	}

	private final Scope parent;
	private final Frame frame;
	private final Map<String, Meaning> names = new HashMap<>();

	private Scope(Scope parent, Frame frame) {
		this.parent = parent;
		this.frame = frame;
	}

	static Scope root() {
		return new Scope(null, Frame.NONE);
	}

	/** A block inside this one. */
	Scope inner() {
		return new Scope(this, frame);
	}

	/** The outermost scope of a function. */
	Scope function(Frame of) {
		return new Scope(this, of);
	}

	Frame frame() {
		return frame;
	}

	void declare(String name, Meaning meaning) {
		names.put(name, meaning);
	}

	/** What a name means here; empty if no scope up to the file's declares it. */
	Optional<Meaning> lookup(String name) {
		for (Scope s = this; s != null; s = s.parent) {
			Meaning found = s.names.get(name);
			if (found != null) {
				return Optional.of(found);
			}
		}
		return Optional.empty();
	}

	/** What a name means inside the function; empty if only the file's scope may declare it. */
	Optional<Meaning> lookupLocal(String name) {
		for (Scope s = this; s != null && s.parent != null; s = s.parent) {
			Meaning found = s.names.get(name);
			if (found != null) {
				return Optional.of(found);
			}
		}
		return Optional.empty();
	}

	/** What template parameters stand for in one instance, by CDT's parameter numbers, which count nested templates apart. */
	record TemplateArguments(Map<Integer, Type> types, Map<Integer, Long> values) {
		static final TemplateArguments NONE = new TemplateArguments(Map.of(), Map.of());

		TemplateArguments {
			types = Map.copyOf(types);
			values = Map.copyOf(values);
		}

		/** These and others; the others win. */
		TemplateArguments with(TemplateArguments more) {
			Map<Integer, Type> t = new HashMap<>(types);
			t.putAll(more.types);
			Map<Integer, Long> v = new HashMap<>(values);
			v.putAll(more.values);
			return new TemplateArguments(t, v);
		}
	}
}

package org.racelens.analysis.tests.oracle.translation;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.tests.oracle.machine.Code;
import org.racelens.analysis.tests.oracle.machine.Type;
import org.racelens.analysis.tests.oracle.machine.UnitParser.Unit;
import org.racelens.analysis.tests.oracle.translation.TranslationStyle.Dummies;

/** What names mean in a function, and what they become. */
final class Scope {
	final TranslationStyle style;
	final Sources sources;
	final Usage usage;
	private final Map<String, Type> types = new HashMap<>();
	private final Map<String, Form> forms = new HashMap<>();

	/** The sources of a program, with what is known of all. */
	record Sources(List<Unit> units, Usage usage, Set<String> restricted) {
		Optional<Code.Function> function(String name) {
			return units.stream().flatMap(u -> u.functions().stream()).filter(f -> f.name().equals(name)).findFirst();
		}

		/** The type of a function's result. */
		Type result(String name) {
			return name.startsWith("omp_") ? Type.Scalar.INT
					: function(name).orElseThrow(() -> new NoFormException("a call of " + name)).result();
		}
	}

	/** What a name becomes. */
	enum Form {
		/** a number, or an object that is no pointer */
		VALUE,
		/** a pointer to an array */
		ARRAY,
		/** a pointer to one object */
		SINGLE,
		/** a dummy argument that stands for one object */
		REFERENCE,
		/** a dummy argument that is a pointer to an array */
		POINTER_DUMMY,
		/** a dummy array that pointers lead to */
		TARGET_DUMMY,
		/** a dummy array that no other name leads to */
		PLAIN_DUMMY
	}

	Scope(TranslationStyle style, Sources sources, Code.Function function) {
		this.style = style;
		this.sources = sources;
		this.usage = Usage.in(List.of(function.body()));
		sources.units().forEach(u -> u.globals().forEach(g -> types.put(g.name(), g.type())));
		function.parameters().forEach(p -> {
			types.put(p.name(), p.type());
			forms.put(p.name(), dummy(p));
		});
	}

	private Form dummy(Code.Variable parameter) {
		if (!(parameter.type() instanceof Type.Pointer pointer)) {
			return Form.VALUE;
		}
		String name = parameter.name();
		if (usage.isSingle(name, pointer.target())) {
			if (usage.isAssigned(name)) {
				throw new NoFormException("a parameter that leads to one object and is assigned: " + name);
			}
			return Form.REFERENCE;
		}
		if (sources.restricted().contains(name)) {
			if (usage.isAssigned(name) || usage.isCompared(name)) {
				throw new NoFormException("a restrict pointer that is assigned or compared");
			}
			return Form.PLAIN_DUMMY;
		}
		return usage.isAssigned(name) || usage.isCompared(name) || style.dummies() == Dummies.POINTER ? Form.POINTER_DUMMY
				: Form.TARGET_DUMMY;
	}

	/** Takes note of a variable of the function; a name that has two types has no form. */
	void declare(Code.Variable variable) {
		String name = variable.name();
		Type earlier = types.put(name, variable.type());
		if (forms.containsKey(name) && !variable.type().equals(earlier)) {
			throw new NoFormException("two variables of one name: " + name);
		}
		forms.put(name,
				variable.type() instanceof Type.Pointer p ? usage.isSingle(name, p.target()) ? Form.SINGLE : Form.ARRAY : Form.VALUE);
	}

	Type type(String name) {
		Type type = types.get(name);
		if (type == null) {
			throw new NoFormException("unknown: " + name);
		}
		return type;
	}

	Form form(String name) {
		return forms.getOrDefault(name, Form.VALUE);
	}

	/** The lowest subscript of a name that is an array. */
	String lowest(String name) {
		return switch (form(name)) {
			case POINTER_DUMMY -> "lbound(" + named(name) + ", 1)";
			case TARGET_DUMMY, PLAIN_DUMMY -> style.isNegative() ? "-64" : "0";
			default -> "0";
		};
	}

	/** The name in Fortran. */
	static String named(String name) {
		return name.equals("block") ? "store" : name.toLowerCase(Locale.ROOT);
	}
}

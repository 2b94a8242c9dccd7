package org.racelens.analysis.tests.oracle.translation;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.racelens.analysis.tests.oracle.machine.Code;
import org.racelens.analysis.tests.oracle.machine.Type;
import org.racelens.analysis.tests.oracle.machine.Type.Scalar;
import org.racelens.analysis.tests.oracle.translation.Scope.Form;

/** Declarations in Fortran. */
final class Declarations {
	/** A table of pointers is one of objects with a pointer each. */
	private static final String ROWS = "rows_t";
	private final TranslationStyle style;
	private final Map<String, Lines> types = new LinkedHashMap<>();

	Declarations(TranslationStyle style) {
		this.style = style;
	}

	/** The types that the declarations until now need. */
	Lines types() {
		Lines all = new Lines();
		types.values().forEach(all::addAll);
		return all;
	}

	/** The type of a number, an object, or an element of a table. */
	String base(Type type) {
		if (type == Scalar.INT) {
			return "integer";
		} else if (type == Scalar.DOUBLE) {
			return "real(8)";
		} else if (type instanceof Type.Struct s) {
			struct(s);
			return "type(" + name(s) + ")";
		} else if (type instanceof Type.Pointer p && p.target() instanceof Scalar) {
			rows(p);
			return "type(" + ROWS + ")";
		}
		throw new NoFormException("the type " + type);
	}

	private static String name(Type.Struct struct) {
		return struct.name().toLowerCase(Locale.ROOT) + "_t";
	}

	private void rows(Type.Pointer row) {
		Lines lines = new Lines();
		lines.add("type " + ROWS);
		lines.add(base(row.target()) + ", pointer" + contiguous() + " :: v(:)");
		lines.add("end type " + ROWS);
		types.putIfAbsent(ROWS, lines);
	}

	private void struct(Type.Struct struct) {
		if (types.containsKey(name(struct))) {
			return;
		}
		Lines lines = new Lines();
		lines.add("type " + name(struct));
		struct.members().forEach(m -> {
			boolean one = m.type() instanceof Type.Pointer p && p.target() instanceof Type.Struct;
			lines.add(variable(m.name(), m.type(), one ? Form.SINGLE : Form.ARRAY).replace(", target ::", " ::"));
		});
		lines.add("end type " + name(struct));
		types.put(name(struct), lines);
	}

	private String contiguous() {
		return style.isContiguous() ? ", contiguous" : "";
	}

	/** A variable that is no dummy argument. */
	String variable(String name, Type type, Form form) {
		if (type instanceof Type.Pointer p) {
			return form == Form.SINGLE ? base(p.target()) + ", pointer :: " + name
					: base(p.target()) + ", pointer" + contiguous() + " :: " + name + "(:)";
		} else if (type instanceof Type.Array a) {
			return base(a.element()) + ", target :: " + name + "(0:" + (a.length() - 1) + ")";
		}
		return base(type) + (type instanceof Type.Struct ? ", target" : "") + " :: " + name;
	}

	/** A variable that is allocated once. */
	String allocatable(String name, Type.Pointer type) {
		return base(type.target()) + ", allocatable, target :: " + name + "(:)";
	}

	/** A dummy argument. */
	String dummy(Code.Variable parameter, Scope scope) {
		String name = Scope.named(parameter.name());
		if (!(parameter.type() instanceof Type.Pointer pointer)) {
			String passed = style.byValue() ? ", value" : scope.usage.isAssigned(parameter.name()) ? "" : ", intent(in)";
			return base(parameter.type()) + passed + " :: " + name;
		}
		String base = base(pointer.target());
		return switch (scope.form(parameter.name())) {
			case POINTER_DUMMY -> base + ", pointer" + contiguous() + (scope.usage.isAssigned(parameter.name()) ? "" : ", intent(in)")
					+ " :: " + name + "(:)";
			case TARGET_DUMMY -> base + ", target" + contiguous() + " :: " + name + "(" + scope.lowest(parameter.name()) + ":)";
			case PLAIN_DUMMY -> scope.usage.isAimedAt(parameter.name())
					? base + ", target :: " + name + "(" + scope.lowest(parameter.name()) + ":127)"
					: base + " :: " + name + "(" + scope.lowest(parameter.name()) + ":*)";
			default -> base + (pointer.target() instanceof Type.Struct ? ", target" : "") + " :: " + name;
		};
	}
}

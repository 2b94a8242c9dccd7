package org.racelens.analysis.tests.oracle.translation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.analysis.tests.oracle.machine.Code;
import org.racelens.analysis.tests.oracle.machine.Tree;
import org.racelens.analysis.tests.oracle.machine.Type;
import org.racelens.analysis.tests.oracle.machine.Type.Scalar;
import org.racelens.analysis.tests.oracle.translation.Scope.Form;

/** Expressions in Fortran. */
final class Terms {
	private static final Map<String, Integer> LEVELS = Map.ofEntries(Map.entry("||", 1), Map.entry("&&", 2), Map.entry("==", 3),
			Map.entry("!=", 3), Map.entry("<", 3), Map.entry(">", 3), Map.entry("<=", 3), Map.entry(">=", 3), Map.entry("+", 4),
			Map.entry("-", 4), Map.entry("*", 5), Map.entry("/", 5), Map.entry("%", 7));
	private static final Map<String, String> OPERATORS = Map.of("||", ".or.", "&&", ".and.", "!=", "/=");
	private static final int SIGN = 6;
	private final Scope scope;
	private final Pointers pointers;

	/** What a pointer leads to: a target, and where in it. */
	record Reached(String text, Optional<String> offset, boolean isSingle, boolean isCall) {
		Reached plus(String more) {
			if (isSingle) {
				throw new NoFormException("arithmetic on a pointer to one object");
			}
			return new Reached(text, Optional.of(offset.map(o -> o + " + " + more).orElse(more)), false, isCall);
		}

		/** The object that it leads to. */
		String object() {
			return isSingle ? text : text + "(" + offset.orElse("0") + ")";
		}

		/** All from there. */
		String rest() {
			return text + offset.map(o -> "(" + o + ":)").orElse("");
		}
	}

	/** Makes pointers. */
	interface Pointers {
		/** A new pointer to what a text yields. */
		String to(Type element, String target);

		/** A new pointer to the one object that a text yields; the text itself, where it may be assigned to. */
		String toOne(Type element, String target);
	}

	Terms(Scope scope, Pointers pointers) {
		this.scope = scope;
		this.pointers = pointers;
	}

	Type type(Tree tree) {
		if (tree instanceof Tree.Fraction) {
			return Scalar.DOUBLE;
		} else if (tree instanceof Tree.Name n) {
			return scope.type(n.name());
		} else if (tree instanceof Tree.Unary u) {
			return u.operator().equals("*") ? element(type(u.operand()))
					: u.operator().equals("&") ? new Type.Pointer(type(u.operand())) : type(u.operand());
		} else if (tree instanceof Tree.Binary b) {
			Type left = type(b.left());
			return left instanceof Type.Array a ? new Type.Pointer(a.element())
					: left == Scalar.INT && LEVELS.get(b.operator()) > 3 ? type(b.right()) : LEVELS.get(b.operator()) > 3 ? left
					: Scalar.INT;
		} else if (tree instanceof Tree.Choice c) {
			return type(c.then());
		} else if (tree instanceof Tree.Element e) {
			return element(type(e.base()));
		} else if (tree instanceof Tree.MemberOf m) {
			return ((Type.Struct) type(m.base())).member(m.name()).type();
		}
		return tree instanceof Tree.Call c ? scope.sources.result(c.function()) : Scalar.INT;
	}

	private static Type element(Type type) {
		return type instanceof Type.Pointer p ? p.target() : ((Type.Array) type).element();
	}

	boolean isPointer(Tree tree) {
		return type(tree) instanceof Type.Pointer;
	}

	String value(Tree tree) {
		return value(tree, 0);
	}

	private String value(Tree tree, int around) {
		if (tree instanceof Tree.Whole w) {
			return String.valueOf(w.number());
		} else if (tree instanceof Tree.Fraction f) {
			return f.number() + "d0";
		} else if (tree instanceof Tree.Binary b) {
			return binary(b, around);
		} else if (tree instanceof Tree.Unary u && u.operator().equals("-")) {
			return "(-" + value(u.operand(), SIGN) + ")";
		} else if (tree instanceof Tree.Unary u && u.operator().equals("!")) {
			return ".not. (" + value(u.operand()) + ")";
		} else if (tree instanceof Tree.Call c) {
			return call(c);
		} else if (tree instanceof Tree.Choice || tree instanceof Tree.After || tree instanceof Tree.Cast || tree instanceof Tree.SizeOf) {
			throw new NoFormException("an expression inside another one: " + tree.getClass().getSimpleName());
		}
		return place(tree);
	}

	private String binary(Tree.Binary b, int around) {
		if (b.operator().equals("%")) {
			return "mod(" + value(b.left()) + ", " + value(b.right()) + ")";
		}
		if (isPointer(b.left()) && LEVELS.get(b.operator()) == 3) {
			String same = "associated(" + pointer(b.left()).text() + ", " + pointer(b.right()).text() + ")";
			return b.operator().equals("==") ? same : ".not. " + same;
		}
		int level = LEVELS.get(b.operator());
		String text = value(b.left(), level) + " " + OPERATORS.getOrDefault(b.operator(), b.operator()) + " " + value(b.right(), level + 1);
		return level < around ? "(" + text + ")" : text;
	}

	/** What is assigned to. */
	String target(Tree tree) {
		boolean called = tree instanceof Tree.Unary u && u.operator().equals("*") && u.operand() instanceof Tree.Call;
		return called ? pointers.toOne(type(tree), place(tree)) : place(tree);
	}

	/** A thing that has a place. */
	String place(Tree tree) {
		if (tree instanceof Tree.Name n) {
			return Scope.named(n.name());
		} else if (tree instanceof Tree.MemberOf m) {
			return place(m.base()) + "%" + m.name();
		} else if (tree instanceof Tree.Element e) {
			return kept(pointer(e.base()), e.base()).plus(value(e.subscript().orElseThrow(), 4)).object() + (isPointer(tree) ? "%v" : "");
		} else if (tree instanceof Tree.Unary u && u.operator().equals("*")) {
			return pointer(u.operand()).object();
		}
		throw new NoFormException("no place: " + tree);
	}

	/** What a call yields, by a name of its own. */
	private Reached kept(Reached reached, Tree tree) {
		return reached.isCall() ? new Reached(pointers.to(element(type(tree)), reached.text()), reached.offset(), false, false) : reached;
	}

	/** What a pointer or an array leads to. */
	Reached pointer(Tree tree) {
		if (tree instanceof Tree.Name n) {
			boolean single = scope.form(n.name()) == Form.SINGLE || scope.form(n.name()) == Form.REFERENCE;
			return new Reached(Scope.named(n.name()), Optional.empty(), single, false);
		} else if (tree instanceof Tree.MemberOf) {
			return new Reached(place(tree), Optional.empty(), type(tree) instanceof Type.Pointer p && p.target() instanceof Type.Struct,
					false);
		} else if (tree instanceof Tree.Element) {
			return new Reached(place(tree), Optional.empty(), false, false);
		} else if (tree instanceof Tree.Binary b && b.operator().equals("+")) {
			return pointer(b.left()).plus(value(b.right(), 4));
		} else if (tree instanceof Tree.Unary u && u.operator().equals("&")) {
			return u.operand() instanceof Tree.Element e ? pointer(e.base()).plus(value(e.subscript().orElseThrow(), 4))
					: new Reached(place(u.operand()), Optional.empty(), true, false);
		} else if (tree instanceof Tree.Call c) {
			return new Reached(call(c), Optional.empty(), scope.sources.usage().isSingleResult(c.function()), true);
		}
		throw new NoFormException("no pointer: " + tree.getClass().getSimpleName());
	}

	/** A call of a function or a subroutine. */
	String call(Tree.Call call) {
		if (call.function().startsWith("omp_")) {
			return call.function() + "()";
		}
		Code.Function function = scope.sources.function(call.function()).orElseThrow(() -> new NoFormException("no " + call.function()));
		Scope called = new Scope(scope.style, scope.sources, function);
		List<String> arguments = new ArrayList<>();
		for (int i = 0; i < call.arguments().size(); i++) {
			arguments.add(argument(call.arguments().get(i), function.parameters().get(i), called));
		}
		return Scope.named(call.function()) + "(" + String.join(", ", arguments) + ")";
	}

	private String argument(Tree argument, Code.Variable parameter, Scope called) {
		switch (called.form(parameter.name())) {
			case VALUE -> {
				String text = value(argument);
				return parameter.type() == Scalar.DOUBLE && type(argument) == Scalar.INT
						? argument instanceof Tree.Whole ? text + ".0d0" : "dble(" + text + ")"
						: text;
			}
			case REFERENCE -> {
				return pointer(argument).object();
			}
			case POINTER_DUMMY -> {
				Reached reached = pointer(argument);
				boolean direct = reached.offset().isEmpty() && (reached.isCall() || isPointer(argument))
						&& !(argument instanceof Tree.Name n
								&& scope.form(n.name()) == Form.TARGET_DUMMY);
				return direct && !(reached.isCall() && called.usage.isAssigned(parameter.name())) ? reached.text()
						: pointers.to(element(parameter.type()), reached.rest());
			}
			default -> {
				return pointer(argument).rest();
			}
		}
	}
}

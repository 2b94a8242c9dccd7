package org.racelens.analysis.tests.oracle.translation;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.racelens.analysis.tests.oracle.machine.Code;
import org.racelens.analysis.tests.oracle.machine.Place;
import org.racelens.analysis.tests.oracle.machine.Tree;
import org.racelens.analysis.tests.oracle.machine.Type;
import org.racelens.analysis.tests.oracle.machine.Type.Scalar;
import org.racelens.analysis.tests.oracle.translation.Scope.Form;

/** Writes the body of a function. */
final class ProcedureWriter {
	/** What a function yields. */
	static final String RESULT = "res";
	private static final Set<String> NO_CLAUSES = Set.of("parallel", "for", "nowait");
	private final Scope scope;
	private final Declarations declarations;
	private final Terms terms;
	private final Code.Function function;
	private final Set<String> ofFunction = new LinkedHashSet<>();
	private Set<String> declared = ofFunction;
	private Lines lines = new Lines();
	private Set<String> privates = new TreeSet<>();
	private boolean inRegion;
	private int counter;
	private Place place;

	/** Declarations, and the statements. */
	record Body(Set<String> declarations, Lines lines) {
	}

	ProcedureWriter(Scope scope, Declarations declarations, Code.Function function) {
		this.scope = scope;
		this.declarations = declarations;
		this.function = function;
		this.terms = new Terms(scope, new Kept());
	}

	Body written() {
		statement(function.body());
		return new Body(ofFunction, lines);
	}

	/** Pointers of their own to what calls yield. */
	private final class Kept implements Terms.Pointers {
		@Override
		public String to(Type element, String target) {
			return kept(element, Form.ARRAY, "(0:) => " + target);
		}

		/** The first statement must not look like a statement function. */
		@Override
		public String toOne(Type element, String target) {
			return inRegion && scope.style.byValue() ? target : kept(element, Form.SINGLE, " => " + target);
		}

		private String kept(Type element, Form form, String aim) {
			String name = "aim" + counter++;
			declared.add(declarations.variable(name, new Type.Pointer(element), form));
			privates.add(name);
			lines.add(name + aim, place);
			return name;
		}
	}

	private void line(String text) {
		lines.add(text, place);
	}

	private void statement(Code code) {
		place = code.place();
		if (code instanceof Code.Block b) {
			boolean declares = b.body().stream().anyMatch(Code.Variable.class::isInstance);
			apart(declares, () -> b.body().forEach(this::statement));
		} else if (code instanceof Code.Variable v) {
			variable(v);
		} else if (code instanceof Code.Effect e) {
			apart(true, () -> effect(e.expression()));
		} else if (code instanceof Code.If i) {
			branch(i);
		} else if (code instanceof Code.For f) {
			loop(f);
		} else if (code instanceof Code.Leave l) {
			leave(l);
		} else if (code instanceof Code.Directive d) {
			directive(d);
		}
	}

	/** Statements whose variables are declared around them, where the style has it so. */
	private void apart(boolean mayDeclare, Runnable statements) {
		if (!(mayDeclare && inRegion && scope.style.inBlocks())) {
			statements.run();
			return;
		}
		Set<String> around = declared;
		Lines before = lines;
		Set<String> own = new LinkedHashSet<>();
		declared = own;
		lines = new Lines();
		statements.run();
		Lines inside = lines;
		declared = around;
		lines = before;
		if (!own.isEmpty()) {
			lines.add("block");
			own.forEach(lines::add);
		}
		lines.addAll(inside);
		if (!own.isEmpty()) {
			lines.add("end block");
		}
	}

	private void variable(Code.Variable v) {
		scope.declare(v);
		String name = Scope.named(v.name());
		Tree first = v.first().flatMap(Code.First::value).orElse(null);
		boolean once = first instanceof Tree.Call c && c.function().endsWith("alloc") && !scope.usage.isAssigned(v.name()) && !inRegion;
		declared.add(once && scope.style.isAllocatable() ? declarations.allocatable(name, (Type.Pointer) v.type())
				: declarations.variable(name, v.type(), scope.form(v.name())));
		if (inRegion) {
			privates.add(name);
		}
		if (first != null) {
			assign(new Tree.Name(v.name()), first);
		}
	}

	private void effect(Tree tree) {
		if (tree instanceof Tree.Call c) {
			String call = terms.call(c);
			line("call " + call);
		} else if (tree instanceof Tree.Binary b && b.operator().equals("=")) {
			assign(b.left(), b.right());
		} else if (tree instanceof Tree.Binary b && b.operator().endsWith("=")) {
			String target = terms.target(b.left());
			String value = terms.value(b.right());
			line(target + " = " + target + " " + b.operator().charAt(0) + " "
					+ (b.right() instanceof Tree.Binary ? "(" + value + ")" : value));
		} else {
			throw new NoFormException("a statement: " + tree.getClass().getSimpleName());
		}
	}

	private void assign(Tree target, Tree value) {
		if (value instanceof Tree.Choice c) {
			line("if (" + terms.value(c.condition()) + ") then");
			assign(target, c.then());
			line("else");
			assign(target, c.otherwise());
			line("end if");
		} else if (terms.isPointer(target)) {
			boolean single = target instanceof Tree.Name n ? scope.form(n.name()) == Form.SINGLE
					: target instanceof Tree.MemberOf && ((Type.Pointer) terms.type(target)).target() instanceof Type.Struct;
			aim(terms.place(target), single, value);
		} else {
			String place = terms.target(target);
			String text = terms.value(value);
			line(place + " = " + text);
		}
	}

	/** Makes a pointer lead somewhere; the first element of an array has subscript 0. */
	private void aim(String target, boolean single, Tree value) {
		if (value instanceof Tree.Call c && c.function().endsWith("alloc")) {
			allocate(target, c);
			return;
		}
		Terms.Reached there = terms.pointer(value);
		if (single) {
			line(target + " => " + there.object());
		} else if (there.isSingle()) {
			throw new NoFormException("an array pointer to one object");
		} else if (there.offset().isEmpty()) {
			line(target + " => " + there.text());
		} else if (scope.style.isNegative() && !inRegion && value instanceof Tree.Binary b && b.left() instanceof Tree.Name n) {
			line(target + "(" + scope.lowest(n.name()) + " - (" + there.offset().get() + "):) => " + there.text());
		} else {
			line(target + "(0:) => " + there.rest());
		}
	}

	private void allocate(String target, Tree.Call call) {
		boolean zeroed = call.function().equals("calloc");
		Tree count = call.arguments().get(0);
		if (!zeroed) {
			if (!(count instanceof Tree.Binary b && b.operator().equals("*") && b.right() instanceof Tree.SizeOf)) {
				throw new NoFormException("a block of bytes");
			}
			count = b.left();
		}
		String last = count instanceof Tree.Whole w ? String.valueOf(w.number() - 1) : terms.value(count) + " - 1";
		line("allocate(" + target + "(0:" + last + ")" + (zeroed ? ", source=0.0d0" : "") + ")");
	}

	private void branch(Code.If i) {
		line("if (" + terms.value(i.condition()) + ") then");
		statement(i.then());
		i.otherwise().ifPresent(other -> {
			line("else");
			statement(other);
		});
		line("end if");
	}

	private void loop(Code.For f) {
		if (!(f.start().orElse(null) instanceof Code.Variable index && f.condition() instanceof Tree.Binary b
				&& b.operator().equals("<"))) {
			throw new NoFormException("a loop that is not counted");
		}
		if (Bounds.mayChange(f, terms) && scope.sources.restricted().isEmpty()) {
			throw new NoFormException("a bound that the loop may change: a do loop reads it once");
		}
		scope.declare(index);
		ofFunction.add("integer :: " + Scope.named(index.name()));
		String last = b.right() instanceof Tree.Whole w ? String.valueOf(w.number() - 1) : terms.value(b.right()) + " - 1";
		line("do " + Scope.named(index.name()) + " = " + terms.value(index.first().orElseThrow().value().orElseThrow()) + ", " + last);
		statement(f.body());
		lines.add("end do");
	}

	private void leave(Code.Leave l) {
		if (l.kind() != Code.Leave.Kind.CALL) {
			throw new NoFormException("a loop that is left");
		}
		if (function.name().equals("main")) {
			return;
		}
		l.value().ifPresent(value -> {
			if (function.result() instanceof Type.Pointer) {
				aim(RESULT, scope.sources.usage().isSingleResult(function.name()), value);
			} else {
				result(value);
			}
		});
		line("return");
	}

	private void result(Tree value) {
		if (value instanceof Tree.Choice c) {
			line("if (" + terms.value(c.condition()) + ") then");
			result(c.then());
			line("else");
			result(c.otherwise());
			line("end if");
		} else {
			String text = terms.value(value);
			line(RESULT + " = " + text);
		}
	}

	private void directive(Code.Directive d) {
		if (d.body().isEmpty()) {
			line("!$omp " + d.name());
			return;
		}
		boolean region = d.name().startsWith("parallel");
		Lines before = lines;
		lines = new Lines();
		inRegion |= region;
		privates = region ? new TreeSet<>() : privates;
		statement(d.body().get());
		Lines inside = lines;
		lines = before;
		inRegion &= !region;
		boolean clause = region && !scope.style.inBlocks() && !privates.isEmpty();
		lines.add("!$omp " + named(d) + clauses(d) + (clause ? " private(" + String.join(", ", privates) + ")" : ""), d.place());
		lines.addAll(inside);
		if (!d.name().equals("atomic")) {
			lines.add("!$omp end " + named(d) + (d.clauses().containsKey("nowait") ? " nowait" : ""));
		}
	}

	/** A construct's name in Fortran, with the name that a critical section has of its own. */
	private static String named(Code.Directive d) {
		String own = d.clauses().getOrDefault(d.name(), "");
		return d.name().replace("for", "do") + (own.isEmpty() ? "" : "(" + own + ")");
	}

	private static String clauses(Code.Directive d) {
		return d.clauses().entrySet().stream().filter(c -> !NO_CLAUSES.contains(c.getKey()) && !c.getKey().equals(d.name()))
				.map(c -> " " + c.getKey() + "(" + c.getValue() + ")").collect(Collectors.joining());
	}

	/** Whether a function yields something. */
	static boolean isFunction(Code.Function function) {
		return function.result() != Scalar.VOID;
	}
}

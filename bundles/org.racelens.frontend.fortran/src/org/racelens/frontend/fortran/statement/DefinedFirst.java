package org.racelens.frontend.fortran.statement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.call.CallLowering;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.lowering.Procedures;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Operators;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.frontend.fortran.unit.Value;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.openmp.syntax.Walk;

/**
 * The scalars, with their components, and the arrays of explicit shape as a whole that statements define, and define on every path before
 * they use them. Steps, statement by statement in the order of the text, with the names that are defined so far:
 * <ol>
 * <li>a name that is not defined yet and stands anywhere but as the whole left side of an assignment, or as the index of a loop, is used
 * too early;
 * <li>of branches, what all define is defined behind them; of a loop, nothing, as it may have no iteration;
 * <li>where statements have labels, or one leaves a construct that is no loop, nothing is found; where procedures are called, no variable
 * that they may name.
 * </ol>
 */
final class DefinedFirst {
	private final Procedures procedures;
	private final Unit unit;
	private final Scope scope;
	private final Set<String> assigned = new LinkedHashSet<>();
	private final Set<String> early = new HashSet<>();
	/** what other names of the statements may mean, too */
	private final Set<String> aliased = new HashSet<>();

	DefinedFirst(Parts parts, Scope scope) {
		procedures = parts.procedures();
		unit = parts.unit();
		this.scope = scope;
	}

	/** @param condition that is evaluated before the statements */
	Set<String> of(List<Node> statements, Optional<Node> condition) {
		Set<String> loops = new HashSet<>();
		statements.forEach(s -> loops(s, loops));
		if (statements.stream().anyMatch(s -> jumps(s, loops))) {
			return Set.of();
		}
		Set<String> defined = new HashSet<>();
		condition.ifPresent(c -> use(c, defined));
		run(statements, defined);
		assigned.removeAll(early);
		boolean calls = statements.stream().anyMatch(this::calls);
		assigned.removeAll(aliased);
		assigned.removeIf(n -> !isTaken(n) || calls && isKnownElsewhere(n)
				|| isTarget(n) && statements.stream().anyMatch(s -> leads(s, n)));
		return assigned;
	}

	/** The names of the loops in a statement. */
	private static void loops(Node n, Set<String> names) {
		if (n.is("do_loop_statement")) {
			Loops.label(n).ifPresent(names::add);
		}
		n.children().forEach(c -> loops(c, names));
	}

	/** Whether a part may be left out of a construct, all of which counts behind it; of a loop nothing does. */
	private static boolean jumps(Node n, Set<String> loops) {
		boolean leaves = n.is("keyword_statement") && n.hasToken("exit")
				&& n.child("identifier").filter(i -> !loops.contains(i.name())).isPresent();
		return leaves || n.is("statement_label", "statement_label_reference", "block_construct", "associate_statement")
				|| n.children().stream().anyMatch(c -> jumps(c, loops));
	}

	private boolean calls(Node n) {
		Optional<String> operator = n.is("assignment_statement") ? Optional.of(Operators.ASSIGNMENT)
				: n.field("operator").map(o -> Operators.of(o.name()));
		return n.is("subroutine_call") || operator.filter(o -> isDefined(o, n)).isPresent() || n.is("call_expression") && isCall(n)
				|| n.children().stream().anyMatch(this::calls);
	}

	private boolean isCall(Node n) {
		Node callee = n.children().get(0);
		if (!callee.is("identifier")) {
			String last = callee.children().isEmpty() ? "" : callee.children().get(callee.children().size() - 1).name();
			return unit.derived().stream().anyMatch(t -> t.bound().procedures().containsKey(last) || t.bound().generics().containsKey(last)
					|| t.components().containsKey(last) && t.components().get(last).element() instanceof Type.VoidType);
		}
		return scope.lookup(callee.name())
				.map(e -> e instanceof Entity.Procedure || e instanceof Entity.Generic || e instanceof Entity.Unknown)
				.orElseGet(() -> !CallLowering.hasFunction(callee.name()));
	}

	/** Whether procedures define an operator or the assignment, or are called where objects that are assigned end. */
	private boolean isDefined(String operator, Node operation) {
		boolean plain = scope.defined(operator).stream().anyMatch(k -> procedures.signature(k)
				.filter(p -> p.dummies().stream().anyMatch(d -> unit.derived(d.element()).isPresent())).isEmpty());
		boolean bound = unit.derived().stream().map(DerivedType::bound)
				.anyMatch(b -> b.generics().containsKey(operator) || operator.equals(Operators.ASSIGNMENT) && !b.finals().isEmpty());
		return plain || (bound || !scope.defined(operator).isEmpty()) && hasObjects(operation);
	}

	/** Whether something may be of a derived type. */
	private boolean hasObjects(Node n) {
		Optional<Entity> named = n.is("identifier") ? scope.lookup(n.name()) : Optional.empty();
		return named.filter(e -> !(e instanceof Data d && Types.isNumber(d.element()))).isPresent()
				|| n.children().stream().anyMatch(this::hasObjects);
	}

	/** Whether a procedure that is called may name it. */
	private boolean isKnownElsewhere(String name) {
		return scope.ofProcedure().isShared(name) || scope.lookup(name).orElse(null) instanceof Data d && !d.variable().isAutomatic();
	}

	private boolean isTarget(String name) {
		return scope.lookup(name).orElse(null) instanceof Data d && unit.isTarget(d.variable());
	}

	/** Whether something in a statement may lead to a target: a pointer, another target that is an argument, or a procedure. */
	private boolean leads(Node n, String target) {
		boolean pointer = n.is("identifier") && !n.name().equals(target) && scope.lookup(n.name()).orElse(null) instanceof Data d
				&& (d.isDescribed() ? d.descriptor().isPointer() : d.form() == Data.Form.ADDRESS && unit.isTarget(d.variable()));
		boolean component = n.is("derived_type_member_expression") && unit.derived().stream().map(t -> t.components().get(
				n.children().get(n.children().size() - 1).name())).anyMatch(c -> c != null && c.holding() == DerivedType.Holding.POINTER);
		return pointer || component || n.is("subroutine_call") || n.is("call_expression") && isCall(n)
				|| n.children().stream().anyMatch(c -> leads(c, target));
	}

	private boolean isTaken(String name) {
		return scope.lookup(name).orElse(null) instanceof Data d
				? !d.isDescribed() && d.place().isEmpty() && d.dimensions().stream().allMatch(b -> b.extent().isPresent())
						&& (Types.isNumber(d.element()) || isPlain(d.element())) && !d.variable().isThreadLocal()
				: scope.lookup(name).isEmpty() && scope.implied(name).isPresent();
	}

	/** Whether objects of a derived type hold all their components. */
	private boolean isPlain(Type type) {
		return unit.derived(type).filter(t -> t.components().values().stream()
				.noneMatch(c -> c.described() || unit.derived(c.element()).filter(i -> !isPlain(c.element())).isPresent())).isPresent();
	}

	private void run(List<Node> statements, Set<String> defined) {
		statements.forEach(s -> run(s, defined));
	}

	private void run(Node s, Set<String> defined) {
		switch (s.kind()) {
			case "assignment_statement" -> assignment(s, defined);
			case "if_statement" -> branches(s, List.of("elseif_clause", "else_clause"), s.child("else_clause").isPresent(), defined);
			case "select_case_statement" -> branches(s, List.of("case_statement"), s.all("case_statement").stream()
					.anyMatch(c -> c.child("default").isPresent()), defined);
			case "do_loop_statement" -> loop(s, defined);
			default -> use(s, defined);
		}
	}

	private void assignment(Node s, Set<String> defined) {
		Node left = s.children().get(0);
		s.children().stream().filter(c -> c != left).forEach(c -> use(c, defined));
		Optional<String> root = root(left);
		if (root.isPresent()) {
			assigned.add(root.get());
			defined.add(path(left));
		} else {
			use(left, defined);
		}
	}

	/** @param complete whether one of the branches is always taken */
	private void branches(Node s, List<String> others, boolean complete, Set<String> defined) {
		List<Node> own = s.children().stream().filter(c -> !others.contains(c.kind())).toList();
		own.stream().filter(DefinedFirst::isHead).forEach(c -> use(c, defined));
		List<Set<String>> ways = new ArrayList<>();
		if (!s.is("select_case_statement")) {
			way(own.stream().filter(c -> !isHead(c)).toList(), defined, ways);
		}
		s.children().stream().filter(c -> others.contains(c.kind())).forEach(c -> way(c.children(), defined, ways));
		if (complete && !ways.isEmpty()) {
			Set<String> all = new HashSet<>(ways.get(0));
			ways.forEach(all::retainAll);
			defined.addAll(all);
		}
	}

	/** A branch, which counts where the iteration goes on behind it. */
	private void way(List<Node> statements, Set<String> defined, List<Set<String>> ways) {
		Set<String> branch = new HashSet<>(defined);
		run(statements, branch);
		boolean ends = statements.stream().anyMatch(n -> n.is("keyword_statement") && n.hasToken("cycle"));
		if (!ends) {
			ways.add(branch);
		}
	}

	private static boolean isHead(Node n) {
		return n.is("parenthesized_expression", "selector", "block_label_start_expression");
	}

	private void loop(Node s, Set<String> defined) {
		Optional<Node> control = s.child("loop_control_expression");
		control.ifPresent(c -> {
			c.parts().subList(1, c.parts().size()).forEach(b -> use(b, defined));
			assigned.add(c.parts().get(0).name());
			defined.add(c.parts().get(0).name());
		});
		Set<String> inside = new HashSet<>(defined);
		s.child("concurrent_statement").ifPresent(c -> {
			c.child("concurrent_header").stream().flatMap(h -> h.all("concurrent_control").stream()).forEach(i -> {
				i.parts().subList(1, i.parts().size()).forEach(b -> use(b, inside));
				inside.add(i.parts().get(0).name());
			});
			use(c, inside);
		});
		run(s.children().stream().filter(c -> !c.is("loop_control_expression", "concurrent_statement")).toList(), inside);
	}

	/** The variable of a name without subscripts: of {@code p%x%y} it is {@code p}. */
	private static Optional<String> root(Node n) {
		return n.is("identifier") ? Optional.of(n.name())
				: n.is("derived_type_member_expression") ? root(n.children().get(0)) : Optional.empty();
	}

	private static String path(Node n) {
		return n.name().replaceAll("\\s", "");
	}

	/** What a name leads to that is no variable. */
	private void alias(Entity entity, Set<String> defined) {
		if (entity instanceof Entity.StatementFunction f) {
			use(f.body(), defined);
		} else if (entity instanceof Entity.Alias a) {
			a.value().whole().ifPresent(w -> Walk.expressions(w.start(), e -> {
				if (e instanceof VariableReference v && !defined.contains(v.variable().name())) {
					aliased.add(v.variable().name());
				}
			}));
		}
	}

	private void use(Node n, Set<String> defined) {
		boolean part = n.is("derived_type_member_expression") && root(n).isPresent() && defined.contains(path(n));
		if (part) {
			return;
		}
		if (n.is("identifier") && !defined.contains(n.name())) {
			early.add(n.name());
			scope.lookup(n.name()).ifPresent(e -> alias(e, defined));
		}
		n.children().forEach(c -> use(c, defined));
	}
}

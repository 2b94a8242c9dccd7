package org.racelens.frontend.fortran.directive;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.frontend.fortran.directive.ReadDirective.Role;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.openmp.directive.Clause.ExpressionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.ScannedDirective;

/**
 * The indices of the sequential loops that stand in a construct, but for those that belong to constructs inside it. OpenMP 5.2 §5.1.1
 *
 * @param reader of the directives between the statements
 */
record LoopIndices(DirectiveReader reader, Scope scope) {
	private static final Set<DirectiveName> OWNING = Set.of(DirectiveName.PARALLEL, DirectiveName.TEAMS, DirectiveName.TASK,
			DirectiveName.TASKLOOP);
	private static final Set<DirectiveName> LOOPS = Set.of(DirectiveName.FOR, DirectiveName.SIMD, DirectiveName.LOOP,
			DirectiveName.DISTRIBUTE, DirectiveName.TASKLOOP);

	/** The number of loops that a directive is about. */
	static long associated(Directive directive) {
		return directive.names().stream().noneMatch(LOOPS::contains) ? 0
				: directive.clauses(ExpressionClause.class, ClauseName.COLLAPSE).stream().flatMap(c -> c.expression().stream())
						.filter(IntegerLiteral.class::isInstance).mapToLong(e -> ((IntegerLiteral) e).value()).findFirst().orElse(1);
	}

	/** Whether a directive is about loops. */
	static boolean isOfLoops(ScannedDirective directive) {
		return LOOPS.contains(directive.names().get(directive.names().size() - 1));
	}

	/** Whether the index is written back to the variable of what is around, where it is private as that of any other loop. */
	private static boolean isOfLanes(ScannedDirective directive) {
		return directive.names().get(directive.names().size() - 1) == DirectiveName.SIMD;
	}

	/** @param associated how many of the outermost loops are no sequential ones */
	Set<String> of(List<Node> statements, long associated) {
		Set<String> found = new LinkedHashSet<>();
		collect(statements, associated, found);
		return found;
	}

	private void collect(List<Node> nodes, long associated, Set<String> found) {
		long left = associated;
		for (int i = 0; i < nodes.size(); i++) {
			Node n = nodes.get(i);
			Optional<ReadDirective> directive = reader.line(n).map(l -> reader.read(l, scope));
			if (directive.isPresent() && directive.get().role() != Role.END && directive.get().role() != Role.END_WORKSHARE) {
				Optional<ScannedDirective> scanned = directive.get().scanned();
				boolean owning = scanned.filter(s -> s.names().stream().anyMatch(OWNING::contains)).isPresent();
				if (owning) {
					i = end(nodes, i, scanned.get());
				} else if (scanned.filter(LoopIndices::isOfLoops).isPresent()) {
					left = isOfLanes(scanned.get()) ? 0 : collapse(scanned.get());
				}
			} else if (n.is("do_loop_statement") && n.child("loop_control_expression").isPresent()) {
				if (left == 0) {
					found.add(n.child("loop_control_expression").get().parts().get(0).name());
				}
				collect(n.children(), Math.max(0, left - 1), found);
				left = 0;
			} else {
				collect(n.children(), 0, found);
			}
		}
	}

	private static long collapse(ScannedDirective directive) {
		return directive.clauses(ClauseName.COLLAPSE).stream().flatMap(c -> c.arguments().stream()).map(a -> a.text())
				.filter(t -> t.matches("\\d{1,3}")).map(Long::parseLong).findFirst().orElse(1L);
	}

	/** The position behind what a construct governs. */
	private int end(List<Node> nodes, int from, ScannedDirective begin) {
		boolean loops = isOfLoops(begin);
		int depth = 0;
		for (int i = from + 1; i < nodes.size(); i++) {
			if (loops && nodes.get(i).is("do_loop_statement")) {
				return i;
			}
			Optional<ReadDirective> d = reader.line(nodes.get(i)).map(l -> reader.read(l, scope));
			boolean same = d.flatMap(ReadDirective::scanned).filter(s -> s.names().equals(begin.names())).isPresent();
			if (same) {
				depth += d.get().role() == Role.END || d.get().role() == Role.END_WORKSHARE ? -1 : 1;
				if (depth < 0) {
					return i;
				}
			}
		}
		return from;
	}
}

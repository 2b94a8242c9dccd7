package org.racelens.frontend.fortran.statement;

import java.util.List;
import java.util.Set;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.ScannedDirective;

/** What belongs to directives: loops, blocks, nothing. OpenMP 5.2 §3.1 */
final class Forms {
	/** directives on loops */
	static final Set<DirectiveName> LOOPS = Set.of(DirectiveName.FOR, DirectiveName.SIMD, DirectiveName.LOOP, DirectiveName.DISTRIBUTE,
			DirectiveName.TASKLOOP, DirectiveName.TILE, DirectiveName.UNROLL);

	private Forms() {
	}

	/** The innermost directive of a combined one. */
	static DirectiveName last(ScannedDirective d) {
		return d.names().get(d.names().size() - 1);
	}

	/** Whether no statement belongs to a directive. */
	static boolean isAlone(ScannedDirective scanned) {
		boolean doacross = last(scanned) == DirectiveName.ORDERED
				&& scanned.clauses().stream().anyMatch(c -> c.name() == ClauseName.DEPEND || c.name() == ClauseName.DOACROSS);
		return doacross || scanned.names().stream().allMatch(DirectiveName::isStandalone);
	}

	/** Whether a directive stands for one of several. */
	static boolean isChoice(ScannedDirective scanned) {
		return last(scanned) == DirectiveName.METADIRECTIVE || last(scanned) == DirectiveName.BEGIN_METADIRECTIVE;
	}

	/** Whether a directive begins a region that a team or a league executes. */
	static boolean hasTeam(ScannedDirective scanned) {
		return scanned.names().contains(DirectiveName.PARALLEL) || scanned.names().contains(DirectiveName.TEAMS);
	}

	/** Whether what a directive governs ends with a statement that has no loop in it. */
	static boolean isNoLoop(List<Node> nodes) {
		return !nodes.isEmpty() && nodes.get(nodes.size() - 1).is("assignment_statement", "pointer_association_statement",
				"subroutine_call", "call_expression", "print_statement", "write_statement", "read_statement", "keyword_statement",
				"stop_statement");
	}

	/** From the first node on to the last, as far as they are of one file. */
	static SourceRange span(List<Node> nodes) {
		SourceRange first = nodes.get(0).range();
		SourceRange end = nodes.get(nodes.size() - 1).range();
		return !end.path().equals(first.path()) || end.endOffset() < first.endOffset() ? first
				: new SourceRange(first.path(), first.offset(), end.endOffset(), first.line(), first.column(), end.endLine());
	}
}

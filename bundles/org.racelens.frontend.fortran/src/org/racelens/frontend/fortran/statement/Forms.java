package org.racelens.frontend.fortran.statement;

import java.util.Set;
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
}

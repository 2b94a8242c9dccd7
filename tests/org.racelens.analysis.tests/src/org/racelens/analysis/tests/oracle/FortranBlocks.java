package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.analysis.tests.oracle.FortranStyle.Ends;
import org.racelens.analysis.tests.oracle.FortranStyle.Privates;
import org.racelens.analysis.tests.oracle.Nesting.Parallel;
import org.racelens.analysis.tests.oracle.OwnNames.Depth;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.Header;

/** Prints the blocks of constructs, with what is private there. */
abstract class FortranBlocks implements Stmt.Visitor<Void> {
	final FortranStyle style;
	final FortranLines lines = new FortranLines();

	FortranBlocks(FortranStyle style) {
		this.style = style;
	}

	/** A cell as Fortran text. */
	abstract String cell(Cell cell);

	static String list(String clause, Collection<String> names) {
		return names.isEmpty() ? "" : " " + clause + "(" + String.join(", ", names) + ")";
	}

	/** The thread symbols of a level that occur in a block, with the functions that give them. */
	static Map<String, String> threadSymbols(int level, List<Stmt> body) {
		VariableUse use = VariableUse.in(body);
		Map<String, String> symbols = new LinkedHashMap<>();
		if (use.reads(Parallel.thread(level))) {
			symbols.put(Parallel.thread(level), "omp_get_thread_num()");
		}
		if (use.reads(Parallel.teamSize(level))) {
			symbols.put(Parallel.teamSize(level), "omp_get_num_threads()");
		}
		return symbols;
	}

	/** The {@code private} clause of a construct that has a data environment of its own; loop indices are private by rule. */
	final String privates(List<Stmt> body, Set<String> symbols) {
		if (style.privates() == Privates.BLOCKS) {
			return "";
		}
		Set<String> names = new TreeSet<>(OwnNames.in(body, Depth.CONSTRUCT).scalars());
		names.addAll(symbols);
		return list("private", names);
	}

	final void block(List<Stmt> body) {
		block(body, Map.of());
	}

	/** A block in which symbols get their values first; what it declares is declared in it if the style has it so. */
	final void block(List<Stmt> body, Map<String, String> symbols) {
		List<String> declared = new ArrayList<>(symbols.keySet());
		declared.addAll(OwnNames.in(body, Depth.BLOCK).scalars());
		lines.indent();
		boolean own = style.privates() == Privates.BLOCKS && !declared.isEmpty();
		if (own) {
			lines.line("block");
			lines.indent();
			lines.line("integer :: " + String.join(", ", declared));
		}
		symbols.forEach((name, value) -> lines.line(name + " = " + value));
		body.forEach(statement -> statement.accept(this));
		if (own) {
			lines.outdent();
			lines.line("end block");
		}
		lines.outdent();
	}

	/** A construct around a block. */
	final Void construct(String name, String clauses, List<Stmt> body, Map<String, String> symbols) {
		lines.directive(name + clauses);
		block(body, symbols);
		lines.directive("end " + name);
		return null;
	}

	final Void construct(String name, String clauses, List<Stmt> body) {
		return construct(name, clauses, body, Map.of());
	}

	/** A construct around a nest of loops; its end directive may be left out where it says nothing. */
	final Void loops(String name, String clauses, String endClauses, List<Header> headers, Runnable body) {
		lines.directive(name + clauses);
		nest(headers, body);
		if (style.ends() == Ends.ALL || !endClauses.isEmpty()) {
			lines.directive("end " + name + endClauses);
		}
		return null;
	}

	private void nest(List<Header> headers, Runnable body) {
		lines.line(FortranText.of(headers.get(0)));
		if (headers.size() == 1) {
			body.run();
		} else {
			lines.indent();
			nest(headers.subList(1, headers.size()), body);
			lines.outdent();
		}
		lines.line("end do");
	}
}

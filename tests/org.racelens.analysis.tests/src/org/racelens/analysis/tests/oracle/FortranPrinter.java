package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.racelens.analysis.tests.oracle.FortranStyle.Ends;
import org.racelens.analysis.tests.oracle.FortranStyle.Kind;
import org.racelens.analysis.tests.oracle.FortranStyle.Place;
import org.racelens.analysis.tests.oracle.FortranStyle.Sharing;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Assign;
import org.racelens.analysis.tests.oracle.Stmt.Barrier;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.Critical;
import org.racelens.analysis.tests.oracle.Stmt.For;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Keyword;
import org.racelens.analysis.tests.oracle.Stmt.Let;
import org.racelens.analysis.tests.oracle.Stmt.Loop;
import org.racelens.analysis.tests.oracle.Stmt.Masked;
import org.racelens.analysis.tests.oracle.Stmt.Sections;
import org.racelens.analysis.tests.oracle.Stmt.Single;
import org.racelens.analysis.tests.oracle.TinyProgram.Shape;

/**
 * Prints a tiny program as free-form Fortran that means the same as the C text of {@link CPrinter}; each access stands on a line of its
 * own. Loop indices are declared once for the whole program unit: that they are private is a rule of OpenMP for Fortran. Negative
 * subscripts are inside bounds that are declared so.
 */
final class FortranPrinter extends FortranConstructs {
	private final TinyProgram program;
	private final VariableUse use;
	private final FortranStorage storage;

	private FortranPrinter(TinyProgram program, FortranStyle style) {
		super(style);
		this.program = program;
		this.use = VariableUse.in(program.body());
		this.storage = new FortranStorage(program, style, lines);
	}

	/**
	 * The program's text and the lines of its accesses.
	 *
	 * @throws IllegalArgumentException if Fortran has no form for it
	 */
	static PrintedProgram print(TinyProgram program, FortranStyle style) {
		FortranPrinter printer = new FortranPrinter(program, style);
		printer.unit();
		return printer.lines.printed();
	}

	private void unit() {
		Place place = style.place(program.shape());
		boolean inModule = Set.of(Place.HOST, Place.EXPLICIT_DUMMIES, Place.ASSUMED_DUMMIES).contains(place);
		if (place == Place.MODULE || inModule) {
			lines.line("module shared_data");
			lines.indent();
			lines.line("use omp_lib");
			lines.line("implicit none");
			storage.types();
			if (place == Place.MODULE || place == Place.HOST) {
				storage.declarations("");
			}
			lines.outdent();
			lines.line(inModule ? "contains" : "end module shared_data");
		}
		procedure(place);
		if (inModule) {
			lines.line("end module shared_data");
		}
	}

	private void procedure(Place place) {
		List<String> arguments = new ArrayList<>();
		if (place == Place.EXPLICIT_DUMMIES || place == Place.ASSUMED_DUMMIES) {
			program.shared().forEach(variable -> arguments.add(variable.name()));
		}
		program.parameter().ifPresent(named -> arguments.add(named.name()));
		lines.line(isProcedure() ? "subroutine region(" + String.join(", ", arguments) + ")" : "program region");
		lines.indent();
		if (place == Place.MODULE) {
			lines.line("use shared_data");
		}
		lines.line("use omp_lib");
		lines.line("implicit none");
		declarations(place);
		storage.initialisation();
		surroundings();
		region();
		lines.outdent();
		lines.line("end " + (isProcedure() ? "subroutine" : "program") + " region");
	}

	private boolean isProcedure() {
		return program.shape() == Shape.FUNCTION || program.shape() == Shape.BARE;
	}

	private void declarations(Place place) {
		switch (place) {
			case MODULE, HOST -> {
			}
			case MAIN, COMMON -> {
				storage.types();
				storage.declarations("");
			}
			case EXPLICIT_DUMMIES, ASSUMED_DUMMIES -> storage.declarations(", intent(inout)");
		}
		program.parameter().ifPresent(named -> lines.line("integer" + (isProcedure() ? ", intent(in)" : "") + " :: " + named.name()));
		Set<String> own = declaredOutside(program.body());
		if (!own.isEmpty()) {
			lines.line("integer :: " + String.join(", ", own));
		}
	}

	/** The parameter: a constant in the main program, else confined by a guard. */
	private void surroundings() {
		program.parameter().ifPresent(named -> lines.line(isProcedure()
				? "if (" + named.name() + " < " + named.min() + " .or. " + named.name() + " > " + named.max() + ") return"
				: named.name() + " = " + named.min()));
	}

	private void region() {
		if (program.shape() == Shape.COMBINED || program.shape() == Shape.BARE) {
			program.body().forEach(statement -> statement.accept(this));
		} else {
			Map<String, String> symbols = threadSymbols(0, program.body());
			construct("parallel", teamClause() + sharing(symbols.keySet()), program.body(), symbols);
		}
	}

	private String teamClause() {
		return program.teamLimit().isPresent() ? " num_threads(" + program.teamLimit().getAsInt() + ")" : "";
	}

	/** The clauses of the outermost {@code parallel} construct about data. */
	private String sharing(Set<String> symbols) {
		String privates = privates(program.body(), symbols);
		if (style.sharing() == Sharing.IMPLICIT) {
			return privates;
		}
		Set<String> shared = new TreeSet<>(mapped());
		shared.addAll(use.locks());
		program.parameter().ifPresent(named -> shared.add(named.name()));
		return style.sharing() == Sharing.NONE ? " default(none)" + list("shared", shared) + privates
				: " default(private)" + list("shared", shared);
	}

	@Override
	Set<String> mapped() {
		return use.accessed();
	}

	@Override
	String cell(Cell cell) {
		String subscripts = cell.subscripts().stream().map(FortranText::of).collect(Collectors.joining(", "));
		return cell.variable() + (storage.kind(cell.variable()) == Kind.COMPONENT ? "%part" : "")
				+ (subscripts.isEmpty() ? "" : "(" + subscripts + ")");
	}

	@Override
	public Void access(Access access) {
		String target = cell(access.target());
		String value = access.source().map(this::cell).orElse("1");
		Optional<String> atomic = switch (access.operation()) {
			case READ, WRITE, UPDATE -> Optional.empty();
			case ATOMIC_READ -> Optional.of("atomic read");
			case ATOMIC_WRITE -> Optional.of("atomic write");
			case ATOMIC_UPDATE -> Optional.of("atomic");
		};
		atomic.ifPresent(lines::directive);
		lines.mark(access.label());
		lines.line(switch (access.operation()) {
			case READ, ATOMIC_READ -> OwnNames.copy(access) + " = " + target;
			case WRITE, ATOMIC_WRITE -> target + " = " + value;
			case UPDATE, ATOMIC_UPDATE -> target + " = " + target + " + " + value;
		});
		if (atomic.isPresent() && style.ends() == Ends.ALL) {
			lines.directive("end atomic");
		}
		return null;
	}

	@Override
	public Void let(Let let) {
		lines.line(let.name() + " = " + FortranText.of(let.value()));
		return null;
	}

	@Override
	public Void assign(Assign assign) {
		lines.line(assign.name() + " = " + FortranText.of(assign.value()));
		return null;
	}

	@Override
	public Void branch(If branch) {
		lines.line("if (" + FortranText.of(branch.condition()) + ") then");
		block(branch.then());
		if (!branch.otherwise().isEmpty()) {
			lines.line("else");
			block(branch.otherwise());
		}
		lines.line("end if");
		return null;
	}

	@Override
	public Void loop(Loop loop) {
		lines.line(FortranText.of(loop.header()));
		block(loop.body());
		lines.line("end do");
		return null;
	}

	@Override
	public Void barrier(Barrier barrier) {
		lines.directive("barrier");
		return null;
	}

	@Override
	public Void worksharingLoop(For loop) {
		String collapse = loop.headers().size() > 1 ? " collapse(" + loop.headers().size() + ")" : "";
		String clauses = loop.schedule().text() + collapse + OrderedUse.clause(loop.body());
		if (program.shape() != Shape.COMBINED) {
			return loops("do", clauses, loop.ending().text(), loop.headers(), () -> block(loop.body()));
		}
		Map<String, String> symbols = threadSymbols(0, loop.body());
		return loops("parallel do", teamClause() + sharing(symbols.keySet()) + clauses, "", loop.headers(),
				() -> block(loop.body(), symbols));
	}

	@Override
	public Void sections(Sections sections) {
		boolean combined = program.shape() == Shape.COMBINED;
		Map<String, String> symbols = combined ? threadSymbols(0, program.body()) : Map.of();
		lines.directive(combined ? "parallel sections" + teamClause() + sharing(symbols.keySet()) : "sections");
		for (List<Stmt> section : sections.sections()) {
			lines.directive("section");
			block(section, combined ? threadSymbols(0, section) : Map.of());
		}
		lines.directive(combined ? "end parallel sections" : "end sections" + sections.ending().text());
		return null;
	}

	@Override
	public Void single(Single single) {
		lines.directive("single");
		block(single.body());
		lines.directive("end single" + single.ending().text());
		return null;
	}

	@Override
	public Void masked(Masked masked) {
		String filter = masked.filter().map(thread -> " filter(" + FortranText.of(thread) + ")").orElse("");
		return construct(masked.keyword() == Keyword.MASTER ? "master" : "masked", filter, masked.body());
	}

	@Override
	public Void critical(Critical critical) {
		return construct("critical" + (critical.name().isEmpty() ? "" : "(" + critical.name() + ")"), "", critical.body());
	}
}

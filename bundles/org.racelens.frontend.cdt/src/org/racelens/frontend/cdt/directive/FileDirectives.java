package org.racelens.frontend.cdt.directive;

import java.util.List;
import java.util.Set;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Pragma;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.ScannedArgument;
import org.racelens.openmp.scan.ScannedClause;
import org.racelens.openmp.scan.ScannedDirective;

/** The declarative directives outside of functions. */
public final class FileDirectives {
	private static final Set<ClauseName> LISTING = Set.of(ClauseName.ENTER, ClauseName.TO, ClauseName.LINK);

	private final LoweringParts lowering;

	public FileDirectives(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** Reads them all; variables and functions are declared by now. */
	public void read() {
		DeviceDeclarations devices = new DeviceDeclarations(lowering);
		for (Pragma pragma : lowering.pragmas().all()) {
			if (pragma.directive().isEmpty() || lowering.functions().isInside(pragma.start())) {
				continue;
			}
			ScannedDirective directive = pragma.directive().get();
			if (directive.names().contains(DirectiveName.END_DECLARE_TARGET)) {
				devices.end(pragma.start());
			} else if (beginsTarget(directive)) {
				devices.begin(pragma.start());
			}
			read(pragma, directive);
		}
		devices.place();
	}

	/** Reads a declarative directive into what is declared; other directives say nothing here. */
	public void read(Pragma pragma, ScannedDirective directive) {
		DirectiveName name = directive.names().get(0);
		if (name == DirectiveName.DECLARE_REDUCTION) {
			lowering.reductions().lower(directive, lowering.globals().fileScope());
		} else if (name == DirectiveName.DECLARE_MAPPER) {
			MapperLowering.lower(lowering, directive, lowering.globals().fileScope());
		} else if (name == DirectiveName.DECLARE_SIMD || name == DirectiveName.DECLARE_VARIANT) {
			lowering.directives().read(pragma, directive);
		} else if (name == DirectiveName.REQUIRES) {
			requires(directive);
		} else if (name == DirectiveName.DECLARE_TARGET) {
			named(directive.arguments());
			directive.clauses().stream().filter(c -> LISTING.contains(c.name())).map(ScannedClause::arguments).forEach(this::named);
		}
	}

	private void requires(ScannedDirective directive) {
		directive.clauses(ClauseName.ATOMIC_DEFAULT_MEM_ORDER).stream().flatMap(c -> c.arguments().stream())
				.forEach(a -> lowering.unit().declared().setAtomicDefault(a.text()));
		directive.clauses(ClauseName.UNIFIED_SHARED_MEMORY).forEach(c -> lowering.unit().declared().unifyMemory());
	}

	private static boolean beginsTarget(ScannedDirective directive) {
		return directive.names().contains(DirectiveName.BEGIN_DECLARE_TARGET) || directive.names().contains(DirectiveName.DECLARE_TARGET)
				&& directive.arguments().isEmpty() && directive.clauses().stream().noneMatch(c -> LISTING.contains(c.name()));
	}

	private void named(List<ScannedArgument> names) {
		ClauseScope scope = new ClauseScope(lowering, lowering.globals().fileScope());
		names.forEach(n -> scope.variable(n.text()).ifPresent(lowering.unit().declared()::addOnDevice));
	}
}

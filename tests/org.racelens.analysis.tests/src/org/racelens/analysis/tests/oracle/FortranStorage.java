package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.analysis.tests.oracle.FortranStyle.Kind;
import org.racelens.analysis.tests.oracle.FortranStyle.Place;
import org.racelens.analysis.tests.oracle.Guarded.Locked;
import org.racelens.analysis.tests.oracle.OwnNames.Depth;
import org.racelens.analysis.tests.oracle.TinyProgram.Dimension;
import org.racelens.analysis.tests.oracle.TinyProgram.Shared;

/**
 * Prints the declarations of the shared variables, and the statements that make them ready. A variable is plain where its kind would not
 * do: what is accessed atomically is no allocatable scalar (OpenMP 5.2 §15.8.4), a task's copy of a pointer would point to the same object
 * (§5.4.4), and compilers take no components in {@code depend}.
 */
final class FortranStorage {
	private final TinyProgram program;
	private final FortranStyle style;
	private final FortranLines lines;
	private final Set<String> locks;
	private final OwnNames names;

	FortranStorage(TinyProgram program, FortranStyle style, FortranLines lines) {
		this.program = program;
		this.style = style;
		this.lines = lines;
		this.locks = VariableUse.in(program.body()).locks();
		this.names = OwnNames.in(program.body(), Depth.PROGRAM);
	}

	/** The kind of a variable, where Fortran and OpenMP let it be of this kind. */
	Kind kind(String variable) {
		boolean possible = switch (wanted(variable)) {
			case PLAIN -> true;
			case ALLOCATABLE -> !isScalar(variable) || !names.atomic().contains(variable);
			case POINTER -> !names.copied().contains(variable);
			case COMPONENT -> !names.depending().contains(variable);
		};
		return possible ? wanted(variable) : Kind.PLAIN;
	}

	private Kind wanted(String variable) {
		return shared(variable).map(declared -> style.kind(variable, program.shape())).orElse(Kind.PLAIN);
	}

	private boolean isScalar(String variable) {
		return shared(variable).filter(declared -> declared.dimensions().isEmpty()).isPresent();
	}

	private Optional<Shared> shared(String variable) {
		return program.shared().stream().filter(declared -> declared.name().equals(variable)).findAny();
	}

	/** The types of the variables that are components. */
	void types() {
		for (Shared variable : program.shared()) {
			if (kind(variable.name()) == Kind.COMPONENT) {
				lines.line("type :: type_of_" + variable.name());
				lines.line("  " + type(variable) + " :: part" + bounds(variable));
				lines.line("end type type_of_" + variable.name());
			}
		}
	}

	void declarations(String intent) {
		Place place = style.place(program.shape());
		for (Shared variable : program.shared()) {
			String bounds = place == Place.ASSUMED_DUMMIES && hasKnownRows(variable) ? lowerBounds(variable) : bounds(variable);
			lines.line(switch (kind(variable.name())) {
				case PLAIN -> type(variable) + intent + " :: " + variable.name() + bounds;
				case ALLOCATABLE -> type(variable) + ", allocatable :: " + variable.name() + deferred(variable);
				case POINTER -> type(variable) + ", pointer :: " + variable.name() + deferred(variable);
				case COMPONENT -> "type(type_of_" + variable.name() + ")" + intent + " :: " + variable.name();
			});
		}
		if (place == Place.COMMON) {
			lines.line("common /shared_block/ " + program.shared().stream().map(Shared::name).collect(Collectors.joining(", ")));
		}
	}

	/**
	 * Whether an array of assumed shape says as much as its twin in C. Whose rows may have any length, it is free where subscripts stay
	 * inside, but of lanes no such condition is told.
	 */
	private boolean hasKnownRows(Shared variable) {
		return variable.dimensions().size() < 2 || !VariableUse.in(program.body()).lanes();
	}

	private static String type(Shared variable) {
		return Locked.VARIABLES.contains(variable.name()) ? "integer(omp_lock_kind)" : "integer";
	}

	private static String bounds(Shared variable) {
		return inParentheses(variable.dimensions().stream()
				.map(d -> -d.offset() + ":" + (d.size() - 1 - d.offset())).toList());
	}

	private static String lowerBounds(Shared variable) {
		return inParentheses(variable.dimensions().stream().map(d -> -d.offset() + ":").toList());
	}

	private static String deferred(Shared variable) {
		return inParentheses(variable.dimensions().stream().map(d -> ":").toList());
	}

	private static String inParentheses(List<String> parts) {
		return parts.isEmpty() ? "" : "(" + String.join(", ", parts) + ")";
	}

	/** Allocates what is allocated, gives the main program's variables values, and initialises the locks. */
	void initialisation() {
		for (Shared variable : program.shared()) {
			Kind kind = kind(variable.name());
			boolean allocated = kind == Kind.ALLOCATABLE || kind == Kind.POINTER;
			if (allocated) {
				lines.line("allocate(" + variable.name() + bounds(variable) + ")");
			}
			if (locks.contains(variable.name())) {
				initialise(variable);
			} else if (allocated || style.place(program.shape()) == Place.MAIN) {
				lines.line(object(variable) + " = 0");
			}
		}
	}

	private String object(Shared variable) {
		return variable.name() + (kind(variable.name()) == Kind.COMPONENT ? "%part" : "");
	}

	private void initialise(Shared lock) {
		if (lock.dimensions().isEmpty()) {
			lines.line("call omp_init_lock(" + object(lock) + ")");
			return;
		}
		Dimension dimension = lock.dimensions().get(0);
		lines.line("block");
		lines.line("  integer :: e");
		lines.line("  do e = " + -dimension.offset() + ", " + (dimension.size() - 1 - dimension.offset()));
		lines.line("    call omp_init_lock(" + object(lock) + "(e))");
		lines.line("  end do");
		lines.line("end block");
	}
}

package org.racelens.analysis.tests.oracle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.analysis.tests.oracle.TinyProgram.Shape;

/**
 * How a tiny program is written down in Fortran, where the language has several ways: all mean the same program.
 *
 * @param place where the shared variables are declared, unless the program's shape makes them locals of the main program
 * @param kinds what kind of object each shared variable is, by name
 * @param privates how the threads' own scalars are made private
 * @param sharing what is said about the shared variables
 * @param ends which end directives are written
 */
record FortranStyle(Place place, Map<String, Kind> kinds, Privates privates, Sharing sharing, Ends ends) {
	/** All shared variables of all dialects. */
	private static final List<String> VARIABLES = List.of("a", "b", "c", "x", "y", "l0", "l1", "lk");

	FortranStyle {
		kinds = Map.copyOf(kinds);
	}

	/** The style in which the programs of a seed are printed. */
	static FortranStyle of(long seed) {
		Draw draw = new Draw(seed ^ 0x5DEECE66DL);
		Map<String, Kind> kinds = new LinkedHashMap<>();
		VARIABLES.forEach(name -> kinds.put(name, draw.oneOf(Kind.PLAIN, Kind.PLAIN, Kind.ALLOCATABLE, Kind.POINTER, Kind.COMPONENT)));
		return new FortranStyle(draw.oneOf(Place.values()), kinds, draw.oneOf(Privates.values()), draw.oneOf(Sharing.values()),
				draw.oneOf(Ends.values()));
	}

	/** The kind of a shared variable at the place where the program's shape has it. */
	Kind kind(String variable, Shape shape) {
		Kind kind = kinds.get(variable);
		return switch (place(shape)) {
			case COMMON, ASSUMED_DUMMIES -> Kind.PLAIN;
			case EXPLICIT_DUMMIES -> kind == Kind.COMPONENT ? kind : Kind.PLAIN;
			case MAIN, MODULE, HOST -> kind;
		};
	}

	/** Where a program of the shape declares its shared variables. */
	Place place(Shape shape) {
		return switch (shape) {
			case MAIN_WITH_LOCALS, COMBINED -> Place.MAIN;
			case MAIN_WITH_GLOBALS -> place == Place.COMMON ? Place.COMMON : Place.MODULE;
			case FUNCTION, BARE -> place == Place.MAIN ? Place.MODULE : place;
		};
	}

	/** Where shared variables are declared. */
	enum Place {
		/** In the main program, where they are saved. */
		MAIN,
		/** In a module that is used. */
		MODULE,
		/** In the module of the procedure. */
		HOST,
		/** In a common block. */
		COMMON,
		/** As dummy arguments with all their bounds; no two of them overlap. Fortran 2018 §15.5.2.13 */
		EXPLICIT_DUMMIES,
		/** As dummy arguments of assumed shape with a lower bound. */
		ASSUMED_DUMMIES
	}

	/** What kind of object a shared variable is. */
	enum Kind {
		/** A variable. */
		PLAIN,
		/** An allocatable variable, allocated before the region. */
		ALLOCATABLE,
		/** A pointer to what is allocated for it before the region. */
		POINTER,
		/** The component of a variable of a type of its own. */
		COMPONENT
	}

	/** How the threads' own scalars are made private. */
	enum Privates {
		/** Listed on the innermost construct that makes threads, tasks or lanes. */
		CLAUSES,
		/** Declared in a {@code block} construct inside the region. */
		BLOCKS
	}

	/** What an outermost {@code parallel} construct says about sharing. */
	enum Sharing {
		/** Nothing about what is shared. */
		IMPLICIT,
		/** {@code default(none)}: all that is shared is listed. */
		NONE,
		/** {@code default(private)}: all that is shared is listed, nothing that is private is. */
		PRIVATE
	}

	/** Which end directives are written. */
	enum Ends {
		/** All of them. */
		ALL,
		/** Those that Fortran asks for, and those that carry a clause. */
		NEEDED
	}
}
